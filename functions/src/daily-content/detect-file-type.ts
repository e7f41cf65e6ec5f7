import { type ContentFileType, isContentFileType } from '@prayer-community/domain/daily-content/content-file';

/** The container format of Word and PowerPoint before 2007. The names of its streams tell them apart. */
const COMPOUND_FILE = 'application/x-cfb';

const LEGACY_STREAMS: Partial<Record<ContentFileType, Buffer>> = {
  'application/msword': Buffer.from('WordDocument', 'utf16le'),
  'application/vnd.ms-powerpoint': Buffer.from('PowerPoint Document', 'utf16le'),
};

/** Detects a file's type from its content, ignoring its name. Null if the type may not be uploaded. */
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
