const UTF_16_LITTLE = [0xff, 0xfe];
const UTF_16_BIG = [0xfe, 0xff];

/** Returns the text of a file. Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252, which older spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF_16_LITTLE)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (startsWith(bytes, UTF_16_BIG)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not valid UTF-8. In Windows-1252, every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns true for a spreadsheet workbook, which is a ZIP archive. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
