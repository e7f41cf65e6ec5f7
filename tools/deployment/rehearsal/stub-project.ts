import { PROJECT_NUMBER, type Prepared } from './prepared.ts';
import { CloudFunctions } from './services/functions.ts';
import { ResourceManager } from './services/resource-manager.ts';
import { ServiceUsage } from './services/service-usage.ts';
import {
  apiKeys,
  defaultBucket,
  firebase,
  firestore,
  hosting,
  logging,
  monitoring,
  rules,
  secretManager,
  sendgrid,
  storage,
} from './services/stored-services.ts';
import { StoredResources } from './stored-resources.ts';
import { ok, type Play, type StubAnswer, type StubCall } from './stub-call.ts';

const SCOPES = 'https://www.googleapis.com/auth/cloud-platform';

/** The calls that these services accept, as `METHOD path`. Any other call fails the rehearsal. */
const KNOWN_CALLS: Readonly<Record<string, RegExp>> = {
  cloudresourcemanager: /^GET projects\/[^/]+$|^POST projects\/[^/]+:\w+$/,
  firebase: /^GET |^POST projects\/[^/]+\/webApps$/,
  iam: /:(?:[gs]etIamPolicy|testIamPermissions)$/,
  run: /^GET \S+\/services$|:[gs]etIamPolicy$/,
};

export class StubProject {
  readonly resources: StoredResources;
  readonly roles: ResourceManager;
  readonly functions: CloudFunctions;
  readonly #apis: ServiceUsage;
  readonly #services: Readonly<Record<string, Play>>;

  /** @param origin returns the local origin that simulates a Google host */
  constructor(prepared: Prepared, origin: (host: string) => string) {
    const resources = new StoredResources(prepared);
    const stored: Play = (call) => resources.answer(call);
    this.resources = resources;
    this.roles = new ResourceManager(resources, prepared);
    this.functions = new CloudFunctions(resources, origin);
    this.#apis = new ServiceUsage(prepared);
    this.#services = {
      www: ({ path }) =>
        path.endsWith('/token')
          ? ok({ access_token: 'ya29.rehearsal', expires_in: 3600, scope: SCOPES })
          : null,
      cloudbilling: stored,
      cloudresourcemanager: (call) => this.roles.answer(call),
      serviceusage: (call) => this.#apis.answer(call),
      firebase: firebase(resources),
      firestore: firestore(resources),
      firebasestorage: defaultBucket(resources),
      storage: storage(resources),
      apikeys: apiKeys(resources),
      identitytoolkit: stored,
      firebaseappcheck: stored,
      secretmanager: secretManager(resources, prepared),
      firebasehosting: hosting(resources, origin),
      'upload-firebasehosting': () => ok({}),
      artifactregistry: (call) => resources.answer(call, 'repositoryId'),
      cloudfunctions: (call) => this.functions.answer(call),
      run: (call) => (call.path.endsWith('/services') ? ok({ services: [] }) : stored(call)),
      cloudscheduler: stored,
      eventarc: (call) => resources.answer(call, 'triggerId'),
      pubsub: stored,
      firebaserules: rules(resources),
      iam: (call) =>
        call.path.endsWith(':testIamPermissions')
          ? ok({ permissions: ['iam.serviceAccounts.actAs'] })
          : stored(call),
      logging: logging(resources),
      monitoring: monitoring(resources),
      firebaseextensions: () => ok({ instances: [] }),
      api: sendgrid(prepared),
      compute: () => ok({ defaultServiceAccount: `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com` }),
    };
  }

  answer(call: StubCall): StubAnswer | null {
    const [service = ''] = call.host.split('.');
    const isKnown = KNOWN_CALLS[service]?.test(`${call.method} ${call.path}`) ?? true;
    const play = isKnown ? this.#services[service] : undefined;
    return this.#apis.refuse(call) ?? play?.(call) ?? null;
  }
}
