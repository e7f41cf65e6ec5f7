import { type Message, message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { AUTO_ID } from '../fields/auto-id.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { CONTENT_FILE_MAX_BYTES } from '../limits.ts';
import { contentFolder } from './content-folder.ts';

/** File types that may be uploaded, with their file name extensions. */
export const CONTENT_FILE_TYPES = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const;

export type ContentFileType = keyof typeof CONTENT_FILE_TYPES;

export const CONTENT_FILE_REFUSALS = {
  invalidType: message('Invalid file type. Please upload PDF, Word, PowerPoint, or image files.'),
  tooLarge: message('File size must be less than 50MB.'),
} as const;

export function isContentFileType(type: string): type is ContentFileType {
  return Object.hasOwn(CONTENT_FILE_TYPES, type);
}

/** Returns why a file may not be uploaded, or null if it may. */
export function refusalOfFile({ type, size }: { type: string; size: number }): Message | null {
  if (!isContentFileType(type)) {
    return CONTENT_FILE_REFUSALS.invalidType;
  }
  return size < CONTENT_FILE_MAX_BYTES ? null : CONTENT_FILE_REFUSALS.tooLarge;
}

/**
 * Returns the path of a new file, named by timestamp, random characters and extension.
 * @param uploadedAtMs milliseconds since the epoch
 * @param random 8 lowercase letters or digits
 */
export function contentFilePath(
  contentId: string,
  uploadedAtMs: number,
  random: string,
  type: ContentFileType,
): string {
  return `${contentFolder(contentId)}${uploadedAtMs}_${random}.${CONTENT_FILE_TYPES[type]}`;
}

const contentIdSchema = z.string().regex(AUTO_ID);

/** `checkContentFile`: inspects an uploaded file. A file whose content does not match its declared type is deleted and refused. */
export const checkContentFileInputSchema = z
  .strictObject({
    contentId: contentIdSchema,
    path: z.string().regex(/^daily-content\/[A-Za-z0-9]{20}\/[0-9]{13}_[a-z0-9]{8}\.[a-z]{3,4}$/),
  })
  .refine(({ contentId, path }) => path.startsWith(contentFolder(contentId)), {
    path: ['path'],
    ...withMessage(CONTENT_FILE_REFUSALS.invalidType),
  });

/** `daily_content_files/{content id}`: the file that passed the check. Content cannot be stored with any other file. */
export interface CheckedContentFile<Instant> {
  file_path: string;
  file_type: ContentFileType;
  checked_at: Instant;
}
