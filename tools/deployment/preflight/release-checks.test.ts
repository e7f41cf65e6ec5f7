import { expect, it } from 'vitest';
import { secrets } from './release-checks.ts';

const SECRETS: Record<string, string> = {
  SENDGRID_API_KEY: 'SG.key',
  SIGN_IN_CODE_PEPPER: 'pepper',
  TWILIO_AUTH_TOKEN: 'none',
};

async function check(functionsSettings: Record<string, string>): Promise<string[]> {
  const missing = await secrets({
    google: {
      async call({ path }) {
        const value = SECRETS[/secrets\/(?<name>\w+)/.exec(path)?.groups?.name ?? ''] ?? '';
        return { payload: { data: Buffer.from(value).toString('base64') } };
      },
    },
    project: 'our-church',
    projectNumber: '1',
    region: 'moon-west1',
    functionsSettings,
    webSettings: {},
    functionNames: [],
  });
  return missing.map(({ what }) => what);
}

it('the Twilio token is reported missing only if text messages are to be sent', async () => {
  expect(await check({})).toEqual([]);
  expect(await check({ TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` })).toEqual([
    'The secret TWILIO_AUTH_TOKEN is missing: npm run setup -- --project our-church',
  ]);
});
