/**
 * Permanently erases what a person asks to have deleted: a request with its wall post, a post, or a member of the staff
 * or of prayer circles, with their prayers in circles.
 *   npm run erase -- --project my-project --request ID
 *   npm run erase -- --project my-project --post ID
 *   npm run erase -- --project my-project --member UID
 * Shows whose it is and asks first. Without a terminal, --yes serves as the answer.
 * Uses Application Default Credentials (`gcloud auth application-default login`). Running it again is safe.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { ERASERS } from '../functions/src/erasers.ts';
import { describeErasure, eraseOnRequest } from '../functions/src/retention/erase-on-request.ts';
import { isAgreed } from '../tools/is-agreed.ts';
import { REPOSITORY } from '../tools/project.ts';
import { adminProjectWithBucket, runCommand } from '../tools/project-command.ts';

const TEXT = { type: 'string' } as const;
const USAGE =
  'npm run erase -- --project ID, of a project that has settings, and --request ID, --post ID or --member UID [--yes]';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...{ project: TEXT, request: TEXT, post: TEXT, member: TEXT },
      yes: { type: 'boolean', default: false },
    },
  });
  const chosen = [
    { kind: 'request', id: values.request },
    { kind: 'post', id: values.post },
    { kind: 'member', id: values.member },
  ] as const;
  const [one, ...others] = chosen.filter(({ id }) => id !== undefined);
  if (values.project === undefined || !one?.id || others.length > 0) {
    throw new Error(USAGE);
  }
  initializeApp(adminProjectWithBucket(REPOSITORY, values.project));
  const db = getFirestore();
  const erasure = { kind: one.kind, id: one.id };
  const described = await describeErasure(db, getAuth(), erasure);
  if (described === null) {
    throw new Error(`There is no ${one.kind} ${one.id}.`);
  }
  console.log(`The ${one.kind} ${one.id}: ${described}`);
  if (!values.yes && !(await isAgreed('Erase this permanently?', false))) {
    throw new Error('Nothing was erased. Run the command again and agree, or add --yes.');
  }
  for (const { kind, id } of await eraseOnRequest(db, erasure, ERASERS, new Date())) {
    console.log(`Erased: ${kind} ${id}`);
  }
});
