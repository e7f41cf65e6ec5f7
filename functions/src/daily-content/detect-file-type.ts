import { type ContentFileType, isContentFileType } from '@prayer-community/domain/daily-content/content-file';

/** The container of Word and PowerPoint before 2007; which of them it is, the names of its streams tell. */
const COMPOUND_FILE = 'application/x-cfb';

const LEGACY_STREAMS: Partial<Record<ContentFileType, Buffer>> = {
  'application/msword': Buffer.from('WordDocument', 'utf16le'),
  'application/vnd.ms-powerpoint': Buffer.from('PowerPoint Document', 'utf16le'),
};

/** What a file is by its content, whatever its name says; null for anything that may not be uploaded. */
export async function detectFileType(bytes: Buffer): Promise<ContentFileType | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = (await fileTypeFromBuffer(bytes))?.mime;
  if (detected === COMPOUND_FILE) {
    return legacyType(bytes);
  }
  return detected !== undefined && isContentFileType(detected) ? detected : null;
}

function legacyType(bytes: Buffer): ContentFileType | null {
  for (const [type, streamName] of Object.entries(LEGACY_STREAMS)) {
    if (isContentFileType(type) && bytes.includes(streamName)) {
      return type;
    }
  }
  return null;
}
