import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A chunk's length, type and checksum. */
const FRAME_BYTES = 12;
/** Bytes per pixel of color types RGB and RGBA, which browsers write. */
const BYTES_PER_PIXEL = new Map([
  [2, 3],
  [6, 4],
]);

export interface CleanPng {
  width: number;
  height: number;
  bytes: Buffer;
}

/**
 * Writes the pixels of a PNG into a new one and drops everything else. https://www.w3.org/TR/png-3/
 * @param maxSidePx the maximum of width and height
 * @returns null if the file is too large or is not a PNG with 8-bit colors as a browser's canvas writes it
 */
export function cleanPng(file: Buffer, maxSidePx: number): CleanPng | null {
  const chunks = chunksOf(file);
  const header = chunks?.[0]?.type === 'IHDR' && chunks[0].data.length === 13 ? chunks[0].data : null;
  if (chunks === null || header === null) {
    return null;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const pixelBytes = BYTES_PER_PIXEL.get(header[9] ?? 0);
  const isPlain = header[8] === 8 && header.readUIntBE(10, 3) === 0;
  if (
    !isPlain ||
    pixelBytes === undefined ||
    Math.min(width, height) === 0 ||
    Math.max(width, height) > maxSidePx
  ) {
    return null;
  }
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const lines = inflated(packed, height * (1 + width * pixelBytes));
  if (lines === null) {
    return null;
  }
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return { width, height, bytes: Buffer.concat([SIGNATURE, ...parts]) };
}

interface Chunk {
  type: string;
  data: Buffer;
}

/** Returns the chunks before the end of the file. Null if it is not a PNG or a checksum is wrong. */
function chunksOf(file: Buffer): Chunk[] | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) {
    return null;
  }
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE.length; start + FRAME_BYTES <= file.length; ) {
    const end = start + FRAME_BYTES + file.readUInt32BE(start);
    if (end > file.length || crc32(file.subarray(start + 4, end - 4)) !== file.readUInt32BE(end - 4)) {
      return null;
    }
    const type = file.toString('latin1', start + 4, start + 8);
    if (type === 'IEND') {
      return chunks;
    }
    chunks.push({ type, data: file.subarray(start + 8, end - 4) });
    start = end;
  }
  return null;
}

/** Returns the decompressed data. Null if it does not have exactly the given length. */
function inflated(packed: Buffer, length: number): Buffer | null {
  try {
    const lines = inflateSync(packed, { maxOutputLength: length });
    return lines.length === length ? lines : null;
  } catch {
    // Zlib throws if the data is corrupt or too long.
    return null;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
