#!/usr/bin/env node
/**
 * Stands before the system's Firefox and says yes to what it does not know. Playwright drives a Firefox that is
 * not its own by WebDriver BiDi, and begins with emulation.setMediaFeaturesOverride, which the
 * long-term release lacks: without an answer there is no browser at all. Media are then the machine's.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** What a Firefox may lack without a test being wrong. */
const dispensable = new Set(['emulation.setMediaFeaturesOverride']);

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});

/** Carries every message between Playwright and Firefox; an unknown command that can be spared has worked. */
function carry(playwright, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false });
  const spared = new Set();
  const waiting = [];
  playwright.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (dispensable.has(method)) spared.add(id);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('open', () => waiting.forEach((text) => browser.send(text)));
  browser.on('message', (data) => {
    const answer = JSON.parse(data.toString());
    const isSpared = spared.delete(answer.id) && answer.error === 'unknown command';
    const { id } = answer;
    playwright.send(JSON.stringify(isSpared ? { type: 'success', id, result: {} } : answer));
  });
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}

/** Playwright reads the address to connect to from what Firefox says; it gets ours instead. */
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /^WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
  if (!address) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket, { url }) => carry(socket, `${address}${url}`));
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
});

firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => firefox.kill(signal));
