/**
 * The visitors of a load run: the web client's own submission code, bundled for Node by visitor-process.ts. Each
 * visitor retries after a failure with the same draft, as a person would.
 */
import { randomUUID } from 'node:crypto';
import { PRAYER_REQUEST_FORM_DEFAULTS } from '@prayer-community/domain/request-form/prayer-request-rules';
import * as z from 'zod';
import { silentWav } from '../../functions/src/testing/wav-file.ts';
import { RecordingUploadError } from '../../web/src/features/request-prayer/submission/submission-errors.ts';
import {
  type OutgoingRequest,
  submitRequest,
} from '../../web/src/features/request-prayer/submission/submit-request.ts';
import { CallFailure } from '../../web/src/firebase/call-failure.ts';
import { newStatusKey } from '../../web/src/session/status-key/new-status-key.ts';
import { type Kind, kindOf, VISITORS, wordsOf } from './plan.ts';
import type { Submitted, VisitorReport } from './visitor-process.ts';

const MOST_TRIES = 25;

const requests = z.coerce.number().parse(process.argv[2]);
const recording = new Blob([new Uint8Array(silentWav())], { type: 'audio/wav' });
const report: VisitorReport = { submitted: [], gaveUp: [], submitMs: [], failures: {} };

process.once('disconnect', () => process.exit());

let next = 0;
await Promise.all(Array.from({ length: VISITORS }, visitInTurn));
process.send?.(report, () => process.disconnect());

async function visitInTurn(): Promise<void> {
  while (next < requests) {
    const kind = kindOf(next);
    next += 1;
    await submit(kind);
  }
}

async function submit(kind: Kind): Promise<void> {
  const request = newRequest(kind);
  const submitted: Submitted = { id: request.submissionId, kind, tries: 0 };
  while (submitted.tries < MOST_TRIES) {
    submitted.tries += 1;
    let startedAtMs = performance.now();
    try {
      await submitRequest(request, {
        onUploadProgress: () => {},
        onUploaded: (audioPath) => {
          request.audioPath = audioPath;
          startedAtMs = performance.now();
        },
        onUploadFailed: (error) => {
          throw error;
        },
      });
      report.submitMs.push(performance.now() - startedAtMs);
      report.submitted.push(submitted);
      return;
    } catch (error) {
      const name = nameOf(error);
      report.failures[name] = (report.failures[name] ?? 0) + 1;
    }
  }
  report.gaveUp.push(submitted);
}

function newRequest(kind: Kind): OutgoingRequest {
  const submissionId = randomUUID();
  return {
    submissionId,
    statusKey: newStatusKey(),
    recording: kind === 'voice' ? recording : null,
    audioPath: null,
    source: 'web',
    website: '',
    values: {
      ...PRAYER_REQUEST_FORM_DEFAULTS,
      firstName: 'Ruth',
      lastName: submissionId,
      prayerText: kind === 'voice' ? '' : wordsOf(submissionId),
      hasRecording: kind === 'voice',
      shareOnBeliefWall: kind === 'shared' ? 'yes' : 'no',
    },
  };
}

/** Describes an error without text from the visitor. */
function nameOf(error: unknown): string {
  if (error instanceof CallFailure) {
    return `${error.name} ${error.code}: ${error.message}`;
  }
  if (error instanceof RecordingUploadError) {
    return error.name;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : typeof error;
}
