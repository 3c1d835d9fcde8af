/** A Debian package that installs one text file. */
import { gzipSync } from 'node:zlib';
import { ar, tar } from './archives';
import { home, product, summary } from './facts';

/** The Debian package. */
export function deb(version: string, note: string): Buffer {
  const control =
    `Package: ${product}\nVersion: ${version}\nArchitecture: amd64\nSection: editors\n` +
    `Priority: optional\nMaintainer: Sample Company <packages@example.com>\nHomepage: ${home}\n` +
    `Description: ${summary}\n Installs one text file and nothing else.\n`;
  const folders = [
    './',
    './usr/',
    './usr/share/',
    './usr/share/doc/',
    `./usr/share/doc/${product}/`,
  ];
  const empty = Buffer.alloc(0);
  const files = [
    ...folders.map((name) => ({ name, data: empty })),
    { name: `./usr/share/doc/${product}/README`, data: Buffer.from(note) },
  ];
  return ar([
    { name: 'debian-binary', data: Buffer.from('2.0\n') },
    {
      name: 'control.tar.gz',
      data: gzipSync(tar([{ name: './control', data: Buffer.from(control) }])),
    },
    { name: 'data.tar.gz', data: gzipSync(tar(files)) },
  ]);
}
