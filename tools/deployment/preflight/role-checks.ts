import type * as z from 'zod';
import { policySchema } from '../google.ts';
import { type Check, missingUnless } from './check.ts';

/** Roles of the functions' service account, which also builds the functions. */
const FUNCTIONS_ROLES = [
  'roles/artifactregistry.writer',
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/firebasecloudmessaging.admin',
  // Required to sign staff sessions.
  'roles/iam.serviceAccountTokenCreator',
  'roles/logging.logWriter',
  'roles/run.invoker',
  'roles/storage.objectAdmin',
];

/** Lets the Storage rules read staff profiles from Firestore. */
const STORAGE_RULES_ROLE = 'roles/firebaserules.firestoreServiceAgent';

export const roles: Check = async ({ google, project, projectNumber }) => {
  const functions = `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;
  const storage = `serviceAccount:service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const wanted: [member: string, role: string][] = [
    ...FUNCTIONS_ROLES.map((role): [string, string] => [functions, role]),
    [storage, STORAGE_RULES_ROLE],
  ];
  const read = async () =>
    policySchema.parse(
      await google.call({
        api: 'resourcemanager',
        method: 'POST',
        path: `v1/projects/${project}:getIamPolicy`,
        body: { options: { requestedPolicyVersion: 3 } },
      }),
    );
  const missingIn = ({ bindings }: z.infer<typeof policySchema>) =>
    wanted.filter(
      ([member, role]) =>
        !bindings.some(
          (binding) =>
            binding.role === role && binding.members.includes(member) && binding.condition === undefined,
        ),
    );
  const missing = missingIn(await read());
  const fix = async () => {
    const policy = await read();
    const granted = missingIn(policy).map(([member, role]) => ({ role, members: [member] }));
    await google.call({
      api: 'resourcemanager',
      method: 'POST',
      path: `v1/projects/${project}:setIamPolicy`,
      // Contains the etag that was read. Google refuses to overwrite a change that was made in the meantime.
      body: { policy: { ...policy, version: 3, bindings: [...policy.bindings, ...granted] } },
    });
  };
  const names = missing.map(([, role]) => role.replace('roles/', ''));
  return missingUnless(missing.length === 0, `Service accounts lack roles: ${names.join(', ')}`, fix);
};
