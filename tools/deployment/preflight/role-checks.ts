import type * as z from 'zod';
import { type Google, type GoogleRequest, policySchema } from '../google.ts';
import { type Check, type Missing, missingUnless } from './check.ts';

/** Roles of the functions' service account, which also builds the functions. */
const FUNCTIONS_ROLES = [
  'roles/artifactregistry.writer',
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/firebasecloudmessaging.admin',
  'roles/logging.logWriter',
  'roles/run.invoker',
  'roles/storage.objectAdmin',
];

/** Lets the functions sign staff sessions. Granted on their own account, so that they can sign as no other. */
const SIGNING_ROLE = 'roles/iam.serviceAccountTokenCreator';

/** Lets the Storage rules read staff profiles from Firestore. */
const STORAGE_RULES_ROLE = 'roles/firebaserules.firestoreServiceAgent';

interface Grant {
  readonly member: string;
  readonly role: string;
}

export const roles: Check = async ({ google, project, projectNumber }) => {
  const account = `${projectNumber}-compute@developer.gserviceaccount.com`;
  const functions = `serviceAccount:${account}`;
  const storage = `serviceAccount:service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  return [
    ...(await missingGrants(google, projectPolicy(project), [
      ...FUNCTIONS_ROLES.map((role) => ({ member: functions, role })),
      { member: storage, role: STORAGE_RULES_ROLE },
    ])),
    ...(await missingGrants(google, accountPolicy(project, account), [
      { member: functions, role: SIGNING_ROLE },
    ])),
  ];
};

interface PolicyRequests {
  readonly read: GoogleRequest;
  readonly write: GoogleRequest;
}

/** @see https://docs.cloud.google.com/resource-manager/reference/rest/v1/projects/getIamPolicy */
function projectPolicy(project: string): PolicyRequests {
  const path = `v1/projects/${project}`;
  const options = { requestedPolicyVersion: 3 };
  return {
    read: { api: 'cloudresourcemanager', method: 'POST', path: `${path}:getIamPolicy`, body: { options } },
    write: { api: 'cloudresourcemanager', method: 'POST', path: `${path}:setIamPolicy` },
  };
}

/** @see https://docs.cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/getIamPolicy */
function accountPolicy(project: string, account: string): PolicyRequests {
  const path = `v1/projects/${project}/serviceAccounts/${account}`;
  const version = 'options.requestedPolicyVersion=3';
  return {
    // Google creates the account some time after its API is enabled.
    read: { api: 'iam', method: 'POST', path: `${path}:getIamPolicy?${version}`, mayBeAbsent: true },
    write: { api: 'iam', method: 'POST', path: `${path}:setIamPolicy` },
  };
}

async function missingGrants(
  google: Google,
  { read, write }: PolicyRequests,
  wanted: readonly Grant[],
): Promise<Missing[]> {
  const missingIn = ({ bindings }: z.infer<typeof policySchema>) =>
    wanted.filter(
      ({ member, role }) =>
        !bindings.some(
          (binding) =>
            binding.role === role && binding.members.includes(member) && binding.condition === undefined,
        ),
    );
  const found = await google.call(read);
  if (found === null) {
    return [{ what: "Google has not created the functions' account yet: run this again in five minutes" }];
  }
  const missing = missingIn(policySchema.parse(found));
  const fix = async () => {
    const policy = policySchema.parse(await google.call(read));
    const granted = missingIn(policy).map(({ member, role }) => ({ role, members: [member] }));
    // Contains the etag that was read. Google refuses to overwrite a change that was made in the meantime.
    const changed = { ...policy, version: 3, bindings: [...policy.bindings, ...granted] };
    await google.call({ ...write, body: { policy: changed } });
  };
  const names = missing.map(({ role }) => role.replace('roles/', ''));
  return missingUnless(missing.length === 0, `Service accounts lack roles: ${names.join(', ')}`, fix);
}
