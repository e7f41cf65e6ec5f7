export const PROJECT = 'rehearsal-church';
export const PROJECT_NUMBER = '123456789012';

/** The secrets of a project that is set up. */
export const SECRETS: Readonly<Record<string, string>> = {
  SENDGRID_API_KEY: 'SG.x\n',
  SIGN_IN_CODE_PEPPER: 'pepper',
  TWILIO_AUTH_TOKEN: 'none',
};

/** What an owner of a project made of it before the first deployment, by hand. */
export const PREPARED = {
  isOnBlaze: true,
  hasApis: false,
  forbidsPublicCallers: false,
  forbidsPermissions: false,
  hasAuthentication: true,
  /** Whether SendGrid verified the domain of the sender. */
  hasMailDomain: true,
  /** Where App Check is enforced. */
  attestedServices: ['firestore.googleapis.com'],
  serverKeyApis: ['identitytoolkit.googleapis.com'],
  secrets: SECRETS,
};

export type Prepared = Readonly<typeof PREPARED>;
