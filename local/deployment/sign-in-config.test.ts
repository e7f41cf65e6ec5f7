import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { readSignInConfig } from './sign-in-config.ts';

const SOUND = {
  client: { permissions: { disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  signIn: { email: { enabled: true }, anonymous: { enabled: true } },
};

let server: Server | undefined;
let asked: { path: string | undefined; authorization: string | undefined };

afterEach(() => server?.close());

async function readFrom(status: number, answer: unknown) {
  server = createServer((request, response) => {
    asked = { path: request.url, authorization: request.headers.authorization };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const source = { origin: `http://127.0.0.1:${port}`, accessToken: async () => 'a token' };
  return readSignInConfig('our-church', source);
}

it('reads what the project allows, with the credentials of whoever deploys', async () => {
  expect(await readFrom(200, SOUND)).toEqual({
    letsUsersDelete: false,
    hidesAddresses: true,
    takesPasswords: true,
    takesEmailLinks: true,
    takesAnonymous: true,
  });
  expect(asked).toEqual({ path: '/admin/v2/projects/our-church/config', authorization: 'Bearer a token' });
});

it('takes what is not said for what Google does then', async () => {
  expect(await readFrom(200, { signIn: { email: { enabled: true, passwordRequired: true } } })).toEqual({
    letsUsersDelete: true,
    hidesAddresses: false,
    takesPasswords: true,
    takesEmailLinks: false,
    takesAnonymous: false,
  });
});

it('reads nothing where it may not', async () => {
  expect(await readFrom(403, { error: { message: 'PERMISSION_DENIED' } })).toBeNull();
});
