import * as z from 'zod';
import { after, HOUR_MS } from '../fields/durations.ts';
import { recordingPathSchema } from './recording-path.ts';

const VALID_MS = HOUR_MS;

/** The input of `issueUploadTicket`: the path to which the recording will be uploaded. */
export const issueUploadTicketInputSchema = z.strictObject({ audioPath: recordingPathSchema });

/** `upload_tickets/{submission id}_{file name}`: allows that file to be uploaded to the folder of that submission. */
interface UploadTicket {
  expires_at: Date;
}

/** Returns a ticket for one recording and the id of its document. Each tab that sends a request names another file. */
export function newUploadTicket(audioPath: string, now: Date): { id: string; ticket: UploadTicket } {
  const [, submissionId = '', fileName = ''] = audioPath.split('/');
  return {
    id: `${submissionId}_${fileName}`,
    ticket: { expires_at: after(now, VALID_MS) },
  };
}
