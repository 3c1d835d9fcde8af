/** Which deployment `BASE_URL` names: an origin, or a sentence that says what to write. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { assertAnswers, deployment } from '@/tests/helpers/deployment';

test.each([
  [undefined, undefined],
  ['', undefined],
  [' ', undefined],
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  [' HTTPS://WWW.Example.com/ ', 'https://www.example.com'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['www.example.com', 'https://www.example.com'],
  ['www.example.com:8443/', 'https://www.example.com:8443'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['localhost.example.com', 'https://localhost.example.com'],
])('BASE_URL=%s is %s', (value, baseURL) => {
  expect(deployment(value)?.baseURL).toBe(baseURL);
});

test.each([
  ['https://www.example.com/preview/', 'write BASE_URL=https://www.example.com.'],
  ['www.example.com/preview', 'write BASE_URL=https://www.example.com.'],
  ['https://www.example.com/index.html', 'write BASE_URL=https://www.example.com.'],
  ['https://www.example.com/?exp=on', 'write BASE_URL=https://www.example.com.'],
  ['https://www.example.com/#top', 'write BASE_URL=https://www.example.com.'],
  ['ftp://www.example.com', 'is not an address'],
  ['file:///srv/out', 'is not an address'],
  ['https://', 'is not an address'],
  ['the preview', 'is not an address'],
])('BASE_URL=%s is refused: %s', (value, sentence) => {
  expect(() => deployment(value)).toThrow(sentence);
});

test('a name and a password open a closed preview', () => {
  expect(deployment('https://qa:a%40b@preview.example.com/')).toEqual({
    baseURL: 'https://preview.example.com',
    httpCredentials: { username: 'qa', password: 'a@b' },
  });
});

/** Asks a server that lives for one question. */
async function ask(answer: RequestListener, secret = ''): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    await assertAnswers(deployment(`http://${secret}127.0.0.1:${port}`) ?? { baseURL: '' });
  } finally {
    server.close();
  }
}

describe('before the tests', () => {
  test('a deployment that answers is taken', async () => {
    await expect(ask((_, answer) => void answer.end('<h1>Home</h1>'))).resolves.toBeUndefined();
  });

  test('a closed one is opened', async () => {
    const closed: RequestListener = ({ headers }, answer) => {
      const opened = headers.authorization === `Basic ${btoa('qa:secret')}`;
      answer.writeHead(opened ? 200 : 401).end();
    };
    await expect(ask(closed, 'qa:secret@')).resolves.toBeUndefined();
    await expect(ask(closed)).rejects.toThrow('answers 401');
  });

  test.each([404, 500])('%i is no site', async (status) => {
    const failing: RequestListener = (_, answer) => void answer.writeHead(status).end();
    await expect(ask(failing)).rejects.toThrow(`answers ${status}: no site is there`);
  });

  test('one that moves to another host names that', async () => {
    const moving: RequestListener = ({ headers }, answer) => {
      if (headers.host?.startsWith('localhost')) return void answer.end();
      const port = headers.host?.split(':')[1];
      answer.writeHead(301, { location: `http://localhost:${port}/` }).end();
    };
    await expect(ask(moving)).rejects.toThrow(/write BASE_URL=http:\/\/localhost:\d+\.$/);
  });

  test('silence is told with its cause', async () => {
    await expect(assertAnswers({ baseURL: 'http://127.0.0.1:9' })).rejects.toThrow(
      /BASE_URL=http:\/\/127\.0\.0\.1:9 does not answer: \w/,
    );
  });
});
