/** A Windows program (PE32+) that ends as soon as it starts. */

const sectionAlignment = 0x1000;
const fileAlignment = 0x200;
const peOffset = 0x80;
const optionalSize = 0xf0;

/** The program; `note` can be read in it. */
export function exe(note: string): Buffer {
  const code = Buffer.concat([Buffer.from([0x31, 0xc0, 0xc3]), Buffer.from(`\0${note}\0`)]);
  const codeSize = Math.ceil(code.length / fileAlignment) * fileAlignment;
  const file = Buffer.alloc(fileAlignment + codeSize);

  file.write('MZ', 0);
  file.writeUInt16LE(0x40, 0x18); // offset of the relocations, by which a new executable is known
  file.writeUInt32LE(peOffset, 0x3c);
  file.write('PE\0\0', peOffset, 'latin1');

  const coff = peOffset + 4;
  file.writeUInt16LE(0x8664, coff); // x86-64
  file.writeUInt16LE(1, coff + 2); // sections
  file.writeUInt16LE(optionalSize, coff + 16);
  file.writeUInt16LE(0x22, coff + 18); // executable, large addresses

  const optional = coff + 20;
  file.writeUInt16LE(0x20b, optional); // PE32+
  file.writeUInt32LE(codeSize, optional + 4);
  file.writeUInt32LE(sectionAlignment, optional + 16); // entry point
  file.writeUInt32LE(sectionAlignment, optional + 20); // base of code
  file.writeBigUInt64LE(0x140000000n, optional + 24);
  file.writeUInt32LE(sectionAlignment, optional + 32);
  file.writeUInt32LE(fileAlignment, optional + 36);
  file.writeUInt16LE(6, optional + 40); // system version
  file.writeUInt16LE(6, optional + 48); // subsystem version
  file.writeUInt32LE(2 * sectionAlignment, optional + 56); // size in memory
  file.writeUInt32LE(fileAlignment, optional + 60); // size of the headers
  file.writeUInt16LE(2, optional + 68); // window, no console
  file.writeUInt16LE(0x8160, optional + 70); // may be moved, no execution of data
  file.writeBigUInt64LE(0x100000n, optional + 72);
  file.writeBigUInt64LE(0x1000n, optional + 80);
  file.writeBigUInt64LE(0x100000n, optional + 88);
  file.writeBigUInt64LE(0x1000n, optional + 96);
  file.writeUInt32LE(16, optional + 108); // data directories, all empty

  const section = optional + optionalSize;
  file.write('.text', section);
  file.writeUInt32LE(code.length, section + 8);
  file.writeUInt32LE(sectionAlignment, section + 12);
  file.writeUInt32LE(codeSize, section + 16);
  file.writeUInt32LE(fileAlignment, section + 20);
  file.writeUInt32LE(0x60000020, section + 36); // code, execute, read
  code.copy(file, fileAlignment);
  return file;
}
