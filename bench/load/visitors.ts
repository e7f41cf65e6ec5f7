/**
 * The visitors of a load run: the web client's own submission code, bundled for Node by load-visitors.ts. Each visitor
 * retries after a failure with the same draft, as a person would.
 */
import { randomUUID } from 'node:crypto';
import { PRAYER_REQUEST_FORM_DEFAULTS } from '@prayer-community/domain/request-form/prayer-request-rules';
import { silentWav } from '../../functions/src/testing/wav-file.ts';
import { RecordingUploadError } from '../../web/src/features/request-prayer/submission/submission-errors.ts';
import {
  type OutgoingRequest,
  submitRequest,
} from '../../web/src/features/request-prayer/submission/submit-request.ts';
import { CallFailure } from '../../web/src/firebase/call-failure.ts';
import { newStatusKey } from '../../web/src/session/status-key/new-status-key.ts';
import { Random } from '../harness/random.ts';
import { type Losses, lossyFetch } from './lossy-fetch.ts';
import { type Kind, kindOf, type Plan, VISITORS, wordsOf } from './plan.ts';

const MOST_TRIES = 25;

/** A request that was confirmed to its visitor, or given up. */
export interface Submitted {
  readonly id: string;
  readonly kind: Kind;
  tries: number;
}

export interface VisitorReport {
  readonly submitted: Submitted[];
  readonly gaveUp: Submitted[];
  readonly submitMs: number[];
  readonly failures: Record<string, number>;
  readonly losses: Losses;
}

const recording = new Blob([new Uint8Array(silentWav())], { type: 'audio/wav' });

export async function runVisitors({ requests, loss, seed }: Plan): Promise<VisitorReport> {
  const losses: Losses = { before: 0, during: 0, after: 0 };
  const report: VisitorReport = { submitted: [], gaveUp: [], submitMs: [], failures: {}, losses };
  const { fetch } = globalThis;
  globalThis.fetch = lossyFetch(loss, new Random(seed), losses);
  let next = 0;
  const visitInTurn = async () => {
    while (next < requests) {
      const kind = kindOf(next);
      next += 1;
      await submit(kind, report);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitInTurn)).finally(() => {
    globalThis.fetch = fetch;
  });
  return report;
}

async function submit(kind: Kind, report: VisitorReport): Promise<void> {
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
