export const PROJECT = 'rehearsal-church';
export const PROJECT_NUMBER = '123456789012';
export const KEYS = `projects/${PROJECT_NUMBER}/locations/global/keys`;
export const LOCATION = `projects/${PROJECT}/locations/europe-west3`;

export const SECRETS: Readonly<Record<string, string>> = {
  SENDGRID_API_KEY: 'SG.x\n',
  SIGN_IN_CODE_PEPPER: 'pepper',
  TWILIO_AUTH_TOKEN: 'none',
};

/** The services for which App Check can be enforced. */
export const ATTESTABLE = ['firebasestorage', 'firestore', 'identitytoolkit'].map(
  (name) => `${name}.googleapis.com`,
);

const NO_SERVICES: readonly string[] = [];

/** The state of a project that its owner prepared by hand before the first deployment. */
export const PREPARED = {
  isOnBlaze: true,
  hasApis: false,
  forbidsPublicCallers: false,
  forbidsPermissions: false,
  hasAuthentication: true,
  /** True if SendGrid has verified the sender's domain. */
  hasMailDomain: true,
  attestedServices: NO_SERVICES,
  serverKeyApis: ['identitytoolkit.googleapis.com'],
  secrets: SECRETS,
};

export type Prepared = Readonly<typeof PREPARED>;
