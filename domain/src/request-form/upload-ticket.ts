import * as z from 'zod';
import { HOUR_MS } from '../fields/durations.ts';
import { recordingPathSchema } from './recording-path.ts';

const VALID_MS = HOUR_MS;

/** The input of `issueUploadTicket`: the path to which the recording will be uploaded. */
export const issueUploadTicketInputSchema = z.strictObject({ audioPath: recordingPathSchema });

/** `upload_tickets/{submission id}`: allows one file to be uploaded to the folder of that submission. */
interface UploadTicket {
  file_name: string;
  expires_at: Date;
}

/** Returns a ticket for one recording and the id of its document. A later ticket for the same submission replaces it. */
export function newUploadTicket(audioPath: string, now: Date): { id: string; ticket: UploadTicket } {
  const [, id = '', file_name = ''] = audioPath.split('/');
  return { id, ticket: { file_name, expires_at: new Date(now.getTime() + VALID_MS) } };
}
