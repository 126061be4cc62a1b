// Writes a PNG with few colours, much smaller than one with all colours.

import { deflateSync } from 'node:zlib';
import gifenc from 'gifenc';

function crc(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [data.length, crc(body)].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  });
  return Buffer.concat([length, body, check]);
}

/**
 * @param {Uint8Array} rgba  opaque pixels, row by row
 * @param {number} width
 * @param {number} colours  max 256
 */
export function paletted(rgba, width, colours) {
  const height = rgba.length / 4 / width;
  const palette = gifenc.quantize(rgba, colours);
  const pixels = gifenc.applyPalette(rgba, palette);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // bit depth; palette; the default compression and filter methods, no
                                  // interlacing
  const rows = Buffer.alloc((width + 1) * height); // each row after its filter type: none
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [...colour].slice(0, 3)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
