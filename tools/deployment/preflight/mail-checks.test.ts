import { afterEach, expect, it, vi } from 'vitest';
import { mail } from './mail-checks.ts';

const KEY = 'SG.key-of-the-church';

afterEach(() => void vi.unstubAllGlobals());

async function check(answer: () => Promise<Response>, key = `${KEY}\n`) {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_address: URL, request: RequestInit) => {
    sent.push(request);
    return answer();
  });
  const missing = await mail({
    google: {
      call: async () => (key === '' ? null : { payload: { data: Buffer.from(key).toString('base64') } }),
    },
    project: 'our-church',
    functionsSettings: { MAIL_FROM: 'prayer@our-church.org' },
  });
  return { what: missing.map(({ what }) => what), sent };
}

const refuse =
  (status: number, field: string | null, message = 'No.') =>
  async () =>
    Response.json({ errors: [{ message, field, help: null }] }, { status });

it('the email check passes if SendGrid accepts an email in sandbox mode', async () => {
  const { what, sent } = await check(async () => new Response(null, { status: 200 }));

  expect(what).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers).toMatchObject({ Authorization: `Bearer ${KEY}` });
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
    from: { email: 'prayer@our-church.org' },
    mail_settings: { sandbox_mode: { enable: true } },
  });
});

it('the email check names a sender whose domain is not verified and how to fix it', async () => {
  const { what } = await check(refuse(403, 'from'));
  expect(what).toEqual([expect.stringMatching(/prayer@our-church\.org.*Sender Authentication/)]);
});

it.each([401, 403])('the email check reports a refused key if SendGrid returns %i', async (status) => {
  const { what } = await check(refuse(status, null));
  expect(what).toEqual([expect.stringMatching(/refuses the key.*SENDGRID_API_KEY/)]);
  expect(what.join()).not.toContain(KEY);
});

it('the email check warns of a plan whose limit is reached, and blocks nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect((await check(refuse(401, null, 'Maximum credits exceeded'))).what).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/limit of its plan.*Email API/));
});

it('the email check blocks nothing if SendGrid is unreachable or fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect((await check(() => Promise.reject(new Error('no network')))).what).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('not reached'));
  expect((await check(async () => new Response(null, { status: 503 }))).what).toEqual([]);
});

it('the email check sends no request without a key', async () => {
  expect((await check(async () => new Response(), '')).sent).toEqual([]);
});
