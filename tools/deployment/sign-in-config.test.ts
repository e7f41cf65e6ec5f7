import { expect, it } from 'vitest';
import { readSignInConfig } from './sign-in-config.ts';

const VALID = {
  authorizedDomains: ['pray.our-church.org'],
  client: { permissions: { disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  signIn: { email: { enabled: true }, anonymous: { enabled: true } },
};

const readFrom = (answer: unknown) => readSignInConfig({ call: async () => answer }, 'our-church');

it('reads what the project allows', async () => {
  expect(await readFrom(VALID)).toEqual({
    letsUsersDelete: false,
    hidesAddresses: true,
    takesPasswords: true,
    takesEmailLinks: true,
    takesAnonymous: true,
    authorizedDomains: ['pray.our-church.org'],
  });
});

it('takes what is not said for what Google does then', async () => {
  expect(await readFrom({ signIn: { email: { enabled: true, passwordRequired: true } } })).toEqual({
    letsUsersDelete: true,
    hidesAddresses: false,
    takesPasswords: true,
    takesEmailLinks: false,
    takesAnonymous: false,
    authorizedDomains: [],
  });
});

it('reads nothing where nobody has set it up', async () => {
  expect(await readFrom(null)).toBeNull();
});
