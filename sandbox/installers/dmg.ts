/** A Mac disk image (UDIF) with one raw block and the `koly` trailer. */

const sector = 512;

/** The block table: one raw block with all sectors, then the end. */
function blockTable(sectors: number): Buffer {
  const table = Buffer.alloc(204 + 2 * 40);
  table.write('mish', 0);
  table.writeUInt32BE(1, 4);
  table.writeBigUInt64BE(BigInt(sectors), 16);
  table.writeUInt32BE(2, 200);
  table.writeUInt32BE(1, 204); // raw
  table.writeBigUInt64BE(BigInt(sectors), 204 + 16);
  table.writeBigUInt64BE(BigInt(sectors * sector), 204 + 32);
  table.writeUInt32BE(0xffffffff, 244); // end
  table.writeBigUInt64BE(BigInt(sectors), 244 + 8);
  table.writeBigUInt64BE(BigInt(sectors * sector), 244 + 24);
  return table;
}

const propertyList = (table: Buffer): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>resource-fork</key><dict><key>blkx</key><array><dict>
<key>Attributes</key><string>0x0050</string><key>CFName</key><string>whole disk</string>
<key>Data</key><data>${table.toString('base64')}</data>
<key>ID</key><string>0</string><key>Name</key><string>whole disk</string>
</dict></array></dict></dict></plist>
`;

/** The image; `note` is what its first sectors hold. */
export function dmg(note: string): Buffer {
  const sectors = Math.ceil(note.length / sector);
  const data = Buffer.alloc(sectors * sector);
  data.write(note);
  const list = Buffer.from(propertyList(blockTable(sectors)));
  const trailer = Buffer.alloc(512);
  trailer.write('koly', 0);
  trailer.writeUInt32BE(4, 4); // version
  trailer.writeUInt32BE(512, 8); // size of this trailer
  trailer.writeUInt32BE(1, 12); // flattened
  trailer.writeBigUInt64BE(BigInt(data.length), 32);
  trailer.writeUInt32BE(1, 56); // segment
  trailer.writeUInt32BE(1, 60); // of one
  trailer.writeBigUInt64BE(BigInt(data.length), 216);
  trailer.writeBigUInt64BE(BigInt(list.length), 224);
  trailer.writeUInt32BE(1, 488); // a device image
  trailer.writeBigUInt64BE(BigInt(sectors), 492);
  return Buffer.concat([data, list, trailer]);
}
