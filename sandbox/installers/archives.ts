/** The archive formats that the sample installers are made of: tar, ar, cpio and zip. */
import { crc32 } from 'node:zlib';

/** A file in an archive. */
export interface Entry {
  readonly name: string;
  readonly data: Buffer;
}

const pad = (data: Buffer, to: number, fill = 0): Buffer =>
  Buffer.concat([data, Buffer.alloc((to - (data.length % to)) % to, fill)]);

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

/** A tar archive (ustar). A name that ends with a slash is a folder. All dates are the epoch. */
export function tar(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ name, data }) => {
    const isFolder = name.endsWith('/');
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(isFolder ? '0000755' : '0000644', 100);
    header.write('0000000', 108);
    header.write('0000000', 116);
    header.write(octal(data.length, 11), 124);
    header.write(octal(0, 11), 136);
    header.write('        ', 148);
    header.write(isFolder ? '5' : '0', 156);
    header.write('ustar\x0000root', 257);
    header.write('root', 297);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${octal(sum, 6)}\0 `, 148);
    return [header, pad(data, 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** A Unix ar archive, the shell of a Debian package. */
export function ar(entries: readonly Entry[]): Buffer {
  const members = entries.flatMap(({ name, data }) => [
    Buffer.from(
      `${name.padEnd(16)}${'0'.padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}` +
        `${String(data.length).padEnd(10)}\`\n`,
    ),
    pad(data, 2, 0x0a),
  ]);
  return Buffer.concat([Buffer.from('!<arch>\n'), ...members]);
}

/** A cpio archive ("newc"), the payload of an RPM package. */
export function cpio(entries: readonly Entry[]): Buffer {
  const all = [...entries, { name: 'TRAILER!!!', data: Buffer.alloc(0) }];
  const members = all.map(({ name, data }, index) => {
    // ino, mode, uid, gid, nlink, mtime, size, device and special device, name with its end, check
    const inode = index + 1;
    const fields = [inode, 0o100644, 0, 0, 1, 0, data.length, 0, 0, 0, 0, name.length + 1, 0];
    const header = `070701${fields.map((field) => field.toString(16).padStart(8, '0')).join('')}`;
    return Buffer.concat([pad(Buffer.from(`${header}${name}\0`), 4), pad(data, 4)]);
  });
  return Buffer.concat(members);
}

/** A zip archive without compression, the shell of an Android package. */
export function zip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    // From "version needed" to "extra length": alike in the local header and in the directory.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x21, 8); // 1980-01-01, the first date there is
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
}
