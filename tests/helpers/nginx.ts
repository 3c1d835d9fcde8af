/** A real nginx with the project's configuration, for one published tree on a free port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxFile } from '@/deploy/rules/nginx';
import { canInstall, install } from './debian';
import type { Certificate } from './certificate';
import { freePort } from './freePort';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A running server. */
export interface Nginx {
  readonly url: string;
  /** It has the brotli module. */
  readonly brotli: boolean;
  close(): Promise<void>;
}

/** Whether nginx is there; installs it with its brotli module where that can be done. */
export function hasNginx(): boolean {
  if (!existsSync(program) && canInstall()) install(['nginx', 'libnginx-mod-http-brotli-static']);
  return existsSync(program);
}

function mainFile(folder: string, site: string, brotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${brotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
  access_log off;
  default_type application/octet-stream;
  sendfile on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;
}

/** Whether something listens at an address. */
function listens(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`http://${address}`);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`);
    if (await listens(address)) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error('nginx does not answer');
}

/**
 * Starts nginx for a tree; the caller closes it.
 * @param backend address of the server behind it that answers the calls of the site.
 * @param certificate with one, it speaks TLS.
 */
export async function startNginx(
  root: string,
  backend: string | null = null,
  certificate?: Certificate,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const address = `127.0.0.1:${await freePort()}`;
  const listen = certificate ? `${address} ssl` : address;
  const brotli = existsSync(brotliModule);
  const file = join(folder, 'nginx.conf');
  const site = nginxFile({ root: resolve(root), listen, brotli, backend });
  const keys = certificate
    ? `  ssl_certificate ${certificate.certificate};\n  ssl_certificate_key ${certificate.key};\n`
    : '';
  await writeFile(file, mainFile(folder, keys + site, brotli));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(address, child);
  const url = `${certificate ? 'https' : 'http'}://${address}`;
  return {
    url,
    brotli,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
