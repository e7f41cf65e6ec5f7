import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect } from 'vitest';
import { newId } from '../new-id.ts';
import type { Agreement, NextAgreement } from './agreement.ts';
import { STORED } from './agreements.ts';
import { nearMissOf } from './arbitrary-documents.ts';
import { RestFirestore } from './rest-firestore.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
/** Each run uses the same documents. `npm run agree:rules` uses different ones each time, unless the seed of a failure is set. */
const SEED = Number(process.env.AGREEMENT_SEED ?? 1);
const WITH_SEED = `with AGREEMENT_SEED=${SEED}`;

const valid = (agreement: Agreement) => agreement.valid;
const nearMiss = ({ valid, surplus }: Agreement) => nearMissOf(valid, surplus);

/** Returns the number of documents of each kind, and of near misses. `npm run agree:rules` sets it to 10,000. */
export function documentsOr(few: number): number {
  return Number(process.env.AGREEMENT_DOCUMENTS ?? few);
}

/** The rules are set again after this many documents, because until then the emulator records each condition's result for each write. */
const DOCUMENTS_BETWEEN_RULES = 500;

/** Returns an emulator project under the rules, with the documents that all agreements rely on. */
export async function openUnderTheRules(): Promise<RestFirestore> {
  const { FIRESTORE_EMULATOR_HOST = '', RULES_PROJECT } = process.env;
  const project = RULES_PROJECT ?? `demo-agreement-${randomUUID().slice(0, 8)}`;
  const firestore = new RestFirestore(FIRESTORE_EMULATOR_HOST, project);
  await setRules(firestore);
  await firestore.commit('owner', STORED);
  return firestore;
}

function setRules(firestore: RestFirestore): Promise<void> {
  const { RULES_FOLDER = REPOSITORY } = process.env;
  return firestore.setRules(join(RULES_FOLDER, 'firestore.rules'));
}

/** Writes this many documents of a kind, and as many near misses. The rules must agree with the schema, and both verdicts must occur. */
export async function expectAgreement(
  firestore: RestFirestore,
  next: NextAgreement,
  documents: number,
): Promise<void> {
  const verdicts = new Set<boolean>();
  for (let run = 0; run < documents; run += 1) {
    if (run % DOCUMENTS_BETWEEN_RULES === DOCUMENTS_BETWEEN_RULES - 1) {
      await setRules(firestore);
    }
    verdicts.add(await verdict(firestore, next, valid, SEED + run));
    verdicts.add(await verdict(firestore, next, nearMiss, SEED + run));
  }
  expect(verdicts, `both verdicts have to occur ${WITH_SEED}`).toEqual(new Set([true, false]));
}

/** Writes a document with everything else set up to allow it. */
async function verdict(
  firestore: RestFirestore,
  next: NextAgreement,
  documents: typeof valid,
  seed: number,
): Promise<boolean> {
  const agreement = next(newId());
  const [document = {}] = fc.sample(documents(agreement), { seed, numRuns: 1 });
  if (agreement.removed !== undefined) {
    await firestore.remove(agreement.removed);
  }
  if (agreement.stored !== undefined) {
    await firestore.commit('owner', [agreement.stored]);
  }
  const isTaken = await firestore.commit(agreement.writer, agreement.writes(document));
  expect(isTaken, `the rules ${WITH_SEED} on ${JSON.stringify(document)}`).toBe(agreement.isValid(document));
  return isTaken;
}
