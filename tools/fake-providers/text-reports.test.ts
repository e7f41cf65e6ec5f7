import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { listenLocally } from '../processes/local-server.ts';
import { LOCAL_HOST } from '../project.ts';
import { type FakeProviders, startFakeProviders } from './server.ts';

let fakeProviders: FakeProviders;

beforeAll(async () => {
  fakeProviders = await startFakeProviders(0);
});

afterAll(() => fakeProviders.stop());

const report = (body: object) =>
  fetch(`${fakeProviders.url}/api/text-reports`, { method: 'POST', body: JSON.stringify(body) });

const sidSchema = z.object({ sid: z.string() });

it('a report on an SMS reaches its StatusCallback, signed with the auth token', async () => {
  const calls: unknown[] = [];
  const receiver = createServer(({ url, headers }, response) => {
    calls.push({ url, signature: headers['x-twilio-signature'] });
    response.writeHead(503).end();
  });
  const { port, stop } = await listenLocally(receiver);
  const address = `http://${LOCAL_HOST}:${port}/status?attempt=1`;
  const sent = await fetch(`${fakeProviders.url}/2010-04-01/Accounts/AC1/Messages.json`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}` },
    body: new URLSearchParams({
      To: '+14155550100',
      From: '+14155550199',
      Body: 'x',
      StatusCallback: `${address}#rc=5`,
    }),
  });
  const { sid } = sidSchema.parse(await sent.json());

  const answer = await report({ to: '+14155550100', status: 'undelivered', errorCode: 30006 });
  await stop();

  expect(await answer.json()).toEqual({ status: 503 });
  const fields = [
    'AccountSidAC1',
    'ApiVersion2010-04-01',
    'ErrorCode30006',
    'From+14155550199',
    `MessageSid${sid}`,
    'MessageStatusundelivered',
    `SmsSid${sid}`,
    'SmsStatusundelivered',
    'To+14155550100',
  ];
  const signature = createHmac('sha1', 'secret')
    .update([address, ...fields].join(''))
    .digest('base64');
  expect(calls).toEqual([{ url: '/status?attempt=1', signature }]);
});

it('a report on an SMS without a StatusCallback reaches no one', async () => {
  expect(await (await report({ to: '+14155550101', status: 'failed' })).json()).toEqual({ status: null });
});

it('a report that Twilio does not send is rejected', async () => {
  expect((await report({ to: '+14155550100', status: 'lost' })).status).toBe(400);
});
