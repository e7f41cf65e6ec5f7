import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_ACCESS } from '@prayer-community/domain/direct-access';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { RestFirestore } from '../../../local/rest-firestore/rest-firestore.ts';
import { type Agreement, NEW_DOCUMENTS, type NextAgreement, ownProfile, STORED } from './agreements.ts';
import { nearMissOf } from './arbitrary-documents.ts';

/** Documents of each kind, and as many near misses; `npm run agree:rules` asks for 10,000. */
const DOCUMENTS = Number(process.env.AGREEMENT_DOCUMENTS ?? 16);
/** The same documents in each run, so that a failure shows again; `npm run agree:rules` takes others each time. */
const SEED = Number(process.env.AGREEMENT_SEED ?? 1);

const repository = process.env.RULES_FOLDER ?? fileURLToPath(new URL('../../..', import.meta.url));
const project = process.env.RULES_PROJECT ?? `demo-agreement-${randomUUID().slice(0, 8)}`;
const firestore = new RestFirestore(process.env.FIRESTORE_EMULATOR_HOST ?? '', project);

beforeAll(async () => {
  await firestore.setRules(join(repository, 'firestore.rules'));
  await firestore.commit('owner', STORED);
});

const agreements = { ...NEW_DOCUMENTS, 'profiles, by the member': ownProfile };

const sound = (agreement: Agreement) => agreement.sound;
const nearMiss = ({ sound, surplus }: Agreement) => nearMissOf(sound, surplus);

/** Writes a document where nothing else is against it: the rules must say what the schema says. */
async function verdict(next: NextAgreement, documents: typeof sound, seed: number): Promise<boolean> {
  const agreement = next(`agreed-${randomUUID()}`);
  const [document = {}] = fc.sample(documents(agreement), { seed, numRuns: 1 });
  if (agreement.removed !== undefined) {
    await firestore.remove(agreement.removed);
  }
  const isTaken = await firestore.commit(agreement.writer, agreement.writes(document));
  expect(isTaken, `the rules on ${JSON.stringify(document)}`).toBe(agreement.isSound(document));
  return isTaken;
}

describe.each(Object.entries(agreements))('the schema and the rules of %s', (_kind, next) => {
  it('take and refuse the same documents and near misses', async () => {
    const verdicts = new Set<boolean>();
    for (let run = 0; run < DOCUMENTS; run += 1) {
      verdicts.add(await verdict(next, sound, SEED + run));
      verdicts.add(await verdict(next, nearMiss, SEED + run));
    }

    expect(verdicts, 'both verdicts have to occur').toEqual(new Set([true, false]));
  });
});

it('every kind that a client may create is held against its schema', () => {
  const created = Object.entries(DOCUMENT_ACCESS).flatMap(([kind, { create }]) => (create ? [kind] : []));

  expect(Object.keys(NEW_DOCUMENTS).toSorted()).toEqual(created.toSorted());
});
