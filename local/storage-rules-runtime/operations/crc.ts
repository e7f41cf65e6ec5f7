/** The reflected polynomials of the two checksums. */
export const CRC32 = 0xedb88320;
export const CRC32C = 0x82f63b78;

/** A 32-bit cyclic redundancy check, as four bytes, the lowest first. */
export function crc(bytes: Uint8Array, polynomial: number): Uint8Array {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder & 1) === 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
  }
  const checksum = new Uint8Array(4);
  new DataView(checksum.buffer).setUint32(0, ~remainder >>> 0, true);
  return checksum;
}
