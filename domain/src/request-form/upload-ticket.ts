import * as z from 'zod';
import { recordingPathSchema } from './recording-path.ts';

const VALID_MS = 3_600_000;

/** What `issueUploadTicket` takes: where the recording will be uploaded. */
export const issueUploadTicketInputSchema = z.strictObject({ audioPath: recordingPathSchema });

/** `upload_tickets/{submission id}`: lets one file into the folder of that submission. */
export interface UploadTicket {
  file_name: string;
  expires_at: Date;
}

/** A ticket for one recording, with the id of its document; another for the same submission replaces it. */
export function newUploadTicket(audioPath: string, now: Date): { id: string; ticket: UploadTicket } {
  const [, id = '', file_name = ''] = audioPath.split('/');
  return { id, ticket: { file_name, expires_at: new Date(now.getTime() + VALID_MS) } };
}
