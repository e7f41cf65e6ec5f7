export const PROJECT = 'rehearsal-church';
export const PROJECT_NUMBER = '123456789012';

/** What an owner of the project made of it before the first deployment, by hand. */
export interface Prepared {
  readonly isOnBlaze: boolean;
  readonly hasApis: boolean;
  readonly forbidsPublicCallers: boolean;
  readonly forbidsPermissions: boolean;
  readonly hasAuthentication: boolean;
  /** Where App Check is enforced. */
  readonly attestedServices: readonly string[];
  readonly serverKeyApis: readonly string[];
  /** Whether SendGrid verified the domain of the sender. */
  readonly hasMailDomain: boolean;
  readonly secrets: Readonly<Record<string, string>>;
}
