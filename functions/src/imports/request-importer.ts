import { type RequestRow, requestIdentity } from '@prayer-community/domain/import/import-rows';
import { importedRequest } from '@prayer-community/domain/import/imported-request';
import { isUntouched } from '@prayer-community/domain/import/untouched-request';
import { importedEvent } from '@prayer-community/domain/prayer-request/request-history';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Importer, ImportStep } from '../data/import.ts';
import { personLink } from '../data/person-link.ts';
import { repliesOf } from '../data/reply.ts';
import { historyOf, requestRef, requestSchema } from '../data/request.ts';
import { reminderSettings, safetySettings } from '../data/settings.ts';
import { pseudonym } from '../platform/pseudonym.ts';

/** Stores requests with ids derived from their content, so the same row is the same request in every import. */
export const REQUEST_IMPORTER: Importer<RequestRow> = {
  async store(step, rows) {
    const toRequest = await readChoices(step);
    const { db, now, stored } = step;
    return async (writes) => {
      const documents = await db.getAll(
        ...rows.map((row) => requestRef(db, pseudonym('imported request', requestIdentity(row)))),
      );
      const created: string[] = [];
      for (const [index, row] of rows.entries()) {
        const document = documents[index];
        if (document && !document.exists && !created.includes(document.id)) {
          created.push(document.id);
          writes.create(document.ref, toRequest(row));
          writes.create(importedEventRef(db, document.id), importedEvent(stored.started_by, now));
        }
      }
      return { created, existing: rows.length - created.length, refused: [] };
    };
  },

  async remove({ db }, ids) {
    return async (writes) => {
      const refs = ids.flatMap((id) => [requestRef(db, id), importedEventRef(db, id)]);
      const documents = refs.length === 0 ? [] : await db.getAll(...refs);
      const imported = await Promise.all(
        ids.map(async (_, index) => {
          const [request, event] = documents.slice(2 * index, 2 * index + 2);
          return { request, event, isKept: await isWorkedOn(db, request) };
        }),
      );
      let usedCount = 0;
      for (const { request, event, isKept } of imported) {
        if (isKept) {
          usedCount += 1;
        } else {
          for (const document of [request, event]) {
            if (document?.exists) {
              writes.remove(document);
            }
          }
        }
      }
      return { removed: ids.length - usedCount, kept: usedCount };
    };
  },
};

/** Reads the settings and returns a function that converts a row to a request. */
async function readChoices({ db, now }: ImportStep) {
  const [reminders, safety] = await db.getAll(reminderSettings.ref(db), safetySettings.ref(db));
  const choice = reminderSettings.read(reminders);
  const { watches_for_need, help_country } = safetySettings.read(safety);
  return (row: RequestRow) => {
    const request = importedRequest(row, choice, watches_for_need, now);
    return { ...request, ...personLink(db, request.contact_info, help_country) };
  };
}

/** A withdrawn reply leaves no trace in the fields of its request. */
async function isWorkedOn(db: Firestore, request: DocumentSnapshot | undefined): Promise<boolean> {
  if (!request?.exists) {
    return false;
  }
  return (
    !isUntouched(requestSchema.parse(request.data())) ||
    !(await repliesOf(db, request.id).limit(1).get()).empty
  );
}

/** The only history event of an imported request that no one has worked on. */
function importedEventRef(db: Firestore, requestId: string): DocumentReference {
  return historyOf(db, requestId).doc('imported');
}
