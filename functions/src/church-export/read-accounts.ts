import type { ExportedAccount } from '@prayer-community/domain/church-export/archive-format';
import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The maximum that Firebase Authentication lists per call. */
const PAGE = 1000;

/** Reads all accounts, without password data. */
export async function* readAccounts(auth: Auth): AsyncGenerator<ExportedAccount> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(PAGE, pageToken);
    yield* page.users.map(toExported);
    ({ pageToken } = page);
  } while (pageToken);
}

function toExported({
  uid,
  email,
  emailVerified,
  displayName,
  phoneNumber,
  disabled,
  customClaims,
}: UserRecord): ExportedAccount {
  return {
    uid,
    email: email ?? null,
    emailVerified,
    displayName: displayName ?? null,
    phoneNumber: phoneNumber ?? null,
    disabled,
    customClaims: customClaims ?? null,
  };
}
