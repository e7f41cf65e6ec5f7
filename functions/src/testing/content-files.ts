import { crc32 } from 'node:zlib';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** The shortest valid file of each type. */
export const VALID_FILES: Record<string, Buffer> = {
  'application/pdf': Buffer.from('%PDF-1.7\n%%EOF\n'),
  'image/jpeg': Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'image/gif': Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  'image/webp': Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\x00\x00\x00', 'latin1'),
  'application/msword': compoundFile('WordDocument'),
  'application/vnd.ms-powerpoint': compoundFile('PowerPoint Document'),
  [DOCX]: officeFile(`${DOCX}.main+xml`),
  [PPTX]: officeFile(`${PPTX}.main+xml`),
};

/** A minimal Office file from before 2007: the container's signature and the name of a stream. */
export function compoundFile(streamName: string): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(streamName, 'utf16le'),
    Buffer.alloc(512),
  ]);
}

/** A minimal Office file since 2007: a zip with the list of its content types. */
function officeFile(contentType: string): Buffer {
  const types = `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${contentType}"/></Types>`;
  return zipOf('[Content_Types].xml', Buffer.from(types));
}

/** A zip with one stored (uncompressed) entry: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function zipOf(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  header.copy(directory, 6, 4, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + content.length, 16);
  return Buffer.concat([header, Buffer.from(name), content, directory, Buffer.from(name), end]);
}
