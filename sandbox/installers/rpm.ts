/** An RPM package that installs one text file. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { cpio } from './archives';
import { home, product, summary } from './facts';

type Tag = readonly [
  tag: number,
  type: 'int16' | 'int32' | 'text' | 'texts' | 'i18n' | 'bytes',
  value: unknown,
];

const types = { int16: 3, int32: 4, text: 6, bytes: 7, texts: 8, i18n: 9 } as const;

function store(type: Tag[1], value: unknown): { data: Buffer; count: number } {
  if (type === 'bytes') return { data: value as Buffer, count: (value as Buffer).length };
  const values = [value].flat();
  if (type !== 'int16' && type !== 'int32')
    return {
      data: Buffer.from(values.map((text) => `${String(text)}\0`).join('')),
      count: values.length,
    };
  const width = type === 'int16' ? 2 : 4;
  const data = Buffer.alloc(width * values.length);
  values.forEach((number, index) => data.writeUIntBE(number as number, index * width, width));
  return { data, count: values.length };
}

/** An RPM header: an index of tags, then their values, closed by the region tag that covers both. */
function header(region: number, tags: readonly Tag[]): Buffer {
  const index: Buffer[] = [];
  const values: Buffer[] = [];
  let offset = 0;
  const entry = (tag: number, type: number, at: number, count: number): Buffer => {
    const row = Buffer.alloc(16);
    [tag, type, at, count].forEach((field, place) => row.writeInt32BE(field, place * 4));
    return row;
  };
  for (const [tag, type, value] of tags) {
    const { data, count } = store(type, value);
    const width = type === 'int32' ? 4 : type === 'int16' ? 2 : 1;
    const gap = Buffer.alloc((width - (offset % width)) % width);
    index.push(entry(tag, types[type], offset + gap.length, count));
    values.push(gap, data);
    offset += gap.length + data.length;
  }
  const size = (tags.length + 1) * 16;
  index.unshift(entry(region, types.bytes, offset, 16));
  values.push(entry(region, types.bytes, -size, 16));
  const intro = Buffer.alloc(16);
  intro.writeUInt32BE(0x8eade801, 0);
  intro.writeUInt32BE(tags.length + 1, 8);
  intro.writeUInt32BE(offset + 16, 12);
  return Buffer.concat([intro, ...index, ...values]);
}

/** The RPM package. */
export function rpm(version: string, note: string): Buffer {
  const release = '1';
  const file = Buffer.from(note);
  const archive = cpio([{ name: `./usr/share/doc/${product}/README`, data: file }]);
  const payload = gzipSync(archive);
  const main = header(63, [
    [1000, 'text', product],
    [1001, 'text', version],
    [1002, 'text', release],
    [1004, 'i18n', summary],
    [1005, 'i18n', 'Installs one text file and nothing else.'],
    [1009, 'int32', file.length],
    [1014, 'text', 'MIT'],
    [1016, 'i18n', 'Applications/Editors'],
    [1020, 'text', home],
    [1021, 'text', 'linux'],
    [1022, 'text', 'x86_64'],
    [1028, 'int32', file.length],
    [1030, 'int16', 0o100644],
    [1033, 'int16', 0],
    [1034, 'int32', 0],
    [1035, 'texts', createHash('md5').update(file).digest('hex')],
    [1036, 'texts', ''],
    [1037, 'int32', 0],
    [1039, 'texts', 'root'],
    [1040, 'texts', 'root'],
    [1044, 'text', `${product}-${version}-${release}.src.rpm`],
    [1095, 'int32', 1],
    [1096, 'int32', 1],
    [1097, 'texts', ''],
    [1116, 'int32', 0],
    [1117, 'texts', 'README'],
    [1118, 'texts', `/usr/share/doc/${product}/`],
    [1124, 'text', 'cpio'],
    [1125, 'text', 'gzip'],
    [1126, 'text', '9'],
  ]);
  const signature = header(62, [
    [269, 'text', createHash('sha1').update(main).digest('hex')],
    [1000, 'int32', main.length + payload.length],
    [1004, 'bytes', createHash('md5').update(main).update(payload).digest()],
    [1007, 'int32', archive.length],
  ]);
  const lead = Buffer.alloc(96);
  lead.writeUInt32BE(0xedabeedb, 0);
  lead.writeUInt8(3, 4); // version of the format
  lead.writeUInt16BE(1, 8); // x86-64
  lead.write(`${product}-${version}-${release}`.slice(0, 65), 10);
  lead.writeUInt16BE(1, 76); // Linux
  lead.writeUInt16BE(5, 78); // a signature header follows
  const gap = Buffer.alloc((8 - (signature.length % 8)) % 8);
  return Buffer.concat([lead, signature, gap, main, payload]);
}
