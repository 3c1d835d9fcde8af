/** A certificate of a test's own, for servers that speak TLS. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, install } from './debian';

/** Files of a certificate and its key, as PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

const program = '/usr/bin/openssl';

/**
 * Makes a certificate that vouches for itself, for two days.
 * @param folder where its files go.
 * @param names of hosts that it is for.
 */
export function makeCertificate(folder: string, names: readonly string[]): Certificate {
  if (!existsSync(program) && canInstall()) install(['openssl']);
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const hosts = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`;
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', hosts];
  const to = ['-keyout', files.key, '-out', files.certificate];
  execFileSync(program, ['req', '-x509', ...curve, '-nodes', '-days', '2', ...subject, ...to], {
    stdio: 'pipe',
  });
  return files;
}
