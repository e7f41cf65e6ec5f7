import {
  COLLECTIONS,
  notesPath,
  repliesPath,
  requestPrayersPath,
} from '@prayer-community/domain/collections';
import { NOTE_MAX_CHARS } from '@prayer-community/domain/limits';
import { newRequestPrayer } from '@prayer-community/domain/prayer-request/request-prayer';
import { newReply, REPLY_MAX_CHARS } from '@prayer-community/domain/replies/reply';
import fc from 'fast-check';
import { storedRequest } from '../stored-documents.ts';
import { hasForm, type NextAgreement, schemas, TEAM } from './agreement.ts';
import { textAround } from './arbitrary-documents.ts';
import { NOW, type RestWrite } from './rest-firestore.ts';

/** The id of the request that the documents belong to. */
export const REQUEST = 'request';
const PRAYER = `${requestPrayersPath(REQUEST)}/${TEAM.uid}`;

/** The request that the documents belong to. */
export const STORED_REQUEST = requestWithId(REQUEST);

/** A request of its own for a kind that changes requests, so that kinds may run at the same time. */
export function requestWithId(id: string): RestWrite {
  return { path: `${COLLECTIONS.prayerRequests}/${id}`, document: { ...storedRequest() } };
}

export const REQUEST_AGREEMENTS = {
  'prayer_requests/notes': (id) => ({
    valid: textAround(NOTE_MAX_CHARS).map((note_text) => ({
      note_text,
      created_by: TEAM.uid,
      created_at: NOW,
    })),
    surplus: ['edited_at'],
    writer: TEAM,
    isValid: hasForm(schemas(TEAM.uid, REQUEST)['prayer_requests/notes']),
    writes: (document) => [
      { path: `${notesPath(REQUEST)}/${id}`, document },
      {
        path: `${COLLECTIONS.prayerRequests}/${REQUEST}`,
        document: { last_note_id: id },
        changes: ['last_note_id'],
        increments: { note_count: 1 },
      },
    ],
  }),
  'prayer_requests/replies': (id) => ({
    valid: fc
      .tuple(textAround(REPLY_MAX_CHARS), fc.boolean())
      .map(([reply, awaitsReview]) => ({ ...newReply(reply, TEAM.uid, awaitsReview, NOW) })),
    surplus: ['edited_at'],
    writer: TEAM,
    isValid: hasForm(schemas(TEAM.uid, REQUEST)['prayer_requests/replies']),
    writes: (document) => [{ path: `${repliesPath(REQUEST)}/${id}`, document }],
  }),
  'prayer_requests/prayers': () => ({
    removed: PRAYER,
    valid: fc.constant({ ...newRequestPrayer(NOW) }),
    surplus: ['prayer_text'],
    writer: TEAM,
    isValid: hasForm(schemas(TEAM.uid, REQUEST)['prayer_requests/prayers']),
    writes: (document) => [
      { path: PRAYER, document },
      {
        path: `${COLLECTIONS.prayerRequests}/${REQUEST}`,
        document: {},
        changes: ['prayer_count'],
        increments: { prayer_count: 1 },
      },
    ],
  }),
} satisfies Record<string, NextAgreement>;
