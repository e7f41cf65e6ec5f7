import { crc32, deflateSync } from 'node:zlib';

interface PngOptions {
  width: number;
  height: number;
  comment?: string;
  /** The pixels with their filters, unless they are all one color. */
  lines?: Buffer;
}

/** Returns a PNG of one color as a browser's canvas writes it, optionally with a comment. */
export function pngFile({ width, height, comment, lines }: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits each for red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(comment === undefined ? [] : [chunk('tEXt', Buffer.from(`Comment\0${comment}`))]),
    chunk('IDAT', deflateSync(lines ?? Buffer.concat(Array.from({ length: height }, () => line(width))))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A line of opaque pixels without a filter. */
function line(width: number): Buffer {
  return Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 4, Buffer.from([0x0b, 0x55, 0x63, 0xff]))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
