import { Agent } from 'node:https';
import { connect } from 'node:net';
import client from '@sendgrid/client';
import mail from '@sendgrid/mail';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getMessaging, type Messaging } from 'firebase-admin/messaging';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FakeProviders, startFakeProviders } from './server.ts';

const messagesSchema = z.object({
  messages: z.array(
    z.object({
      kind: z.string(),
      to: z.array(z.string()),
      from: z.string().nullable(),
      subject: z.string(),
      text: z.string(),
      html: z.string().nullable(),
      data: z.record(z.string(), z.string()),
      webpush: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

let fakeProviders: FakeProviders;

beforeAll(async () => {
  fakeProviders = await startFakeProviders(0);
});

beforeEach(async () => {
  await fetch(`${fakeProviders.url}/api/messages`, { method: 'DELETE' });
  await fetch(`${fakeProviders.url}/api/faults`, { method: 'DELETE' });
});

afterAll(() => fakeProviders.stop());

async function findMessages(query = '') {
  const response = await fetch(`${fakeProviders.url}/api/messages${query}`);
  return messagesSchema.parse(await response.json()).messages;
}

function post(path: string, body: unknown, headers: Record<string, string> = { Authorization: 'Bearer x' }) {
  return fetch(`${fakeProviders.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

function addFault(fault: object) {
  return post('/api/faults', fault);
}

function sendSms(
  fields: Record<string, string>,
  headers: Record<string, string> = { Authorization: 'Basic x' },
) {
  return fetch(`${fakeProviders.url}/2010-04-01/Accounts/AC1/Messages.json`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
}

describe('an email through the SendGrid client', () => {
  // Returns a new object each time because the client modifies what it sends.
  const letter = () => ({
    to: 'grace@example.org',
    from: { email: 'prayer@example.org', name: 'Prayer Community' },
    subject: 'Your sign-in code',
    text: 'The code is 123456.',
    html: '<p>The code is <b>123456</b>.</p>',
  });

  const letterTo = (...personalizations: { to: string; substitutions?: Record<string, string> }[]) => ({
    ...letter(),
    to: undefined,
    personalizations,
  });

  beforeAll(() => {
    client.setApiKey('SG.test');
    client.setDefaultRequest('baseUrl', fakeProviders.url);
    mail.setClient(client);
  });

  it('is accepted and stored', async () => {
    const [response] = await mail.send(letter());
    expect(response.statusCode).toBe(202);
    expect(response.headers).toHaveProperty('x-message-id');
    expect(await findMessages()).toEqual([
      {
        kind: 'email',
        to: ['grace@example.org'],
        from: 'Prayer Community <prayer@example.org>',
        subject: 'Your sign-in code',
        text: 'The code is 123456.',
        html: '<p>The code is <b>123456</b>.</p>',
        data: {},
      },
    ]);
  });

  it('is stored with its headers', async () => {
    await mail.send({ ...letter(), headers: { 'List-Unsubscribe': '<https://prayer.example.org/end>' } });
    expect(await findMessages()).toMatchObject([
      { data: { 'List-Unsubscribe': '<https://prayer.example.org/end>' } },
    ]);
  });

  it('is one message per personalization', async () => {
    await mail.sendMultiple({ ...letter(), to: ['one@example.org', 'two@example.org'] });
    expect((await findMessages()).map(({ to }) => to)).toEqual([['two@example.org'], ['one@example.org']]);
  });

  it('has the headers and substitutions of each personalization', async () => {
    const each = (email: string, name: string, html: string) => ({
      to: email,
      headers: { 'List-Unsubscribe': `<https://prayer.example.org/end/${name}>` },
      substitutions: { '-name-': name, '-name_html-': html },
    });
    await mail.send({
      from: 'prayer@example.org',
      subject: 'For -name-',
      text: 'Hello -name-.',
      html: '<p>Hello -name_html-.</p>',
      substitutionWrappers: ['', ''],
      personalizations: [each('one@example.org', 'One', '<b>One</b>'), each('two@example.org', '$&', '2')],
    });
    expect(await findMessages()).toMatchObject([
      { to: ['two@example.org'], subject: 'For $&', html: '<p>Hello 2.</p>' },
      {
        to: ['one@example.org'],
        subject: 'For One',
        text: 'Hello One.',
        html: '<p>Hello <b>One</b>.</p>',
        data: { 'List-Unsubscribe': '<https://prayer.example.org/end/One>' },
      },
    ]);
  });

  it.each([
    [
      'the same address in two personalizations',
      letterTo({ to: 'one@example.org' }, { to: 'One@example.org' }),
      /only be included once/,
      'personalizations',
    ],
    [
      'an invalid address among valid ones',
      letterTo({ to: 'one@example.org' }, { to: 'two' }),
      'Does not contain a valid address.',
      'personalizations.1.to.0.email',
    ],
    [
      'substitutions that are too long',
      letterTo({ to: 'one@example.org', substitutions: { '-a-': 'a'.repeat(10_000) } }),
      /may not exceed 10,000 bytes/,
      'personalizations.0.substitutions',
    ],
    [
      'an invalid address',
      { ...letter(), to: 'grace' },
      'Does not contain a valid address.',
      'personalizations.0.to.0.email',
    ],
    ['no subject', { ...letter(), subject: '' }, /^The subject is required/, 'subject'],
    [
      'a duplicate recipient',
      { ...letter(), cc: 'Grace@example.org' },
      /should be unique/,
      'personalizations.0.to',
    ],
  ])("is rejected with SendGrid's error if it has %s", async (_, wrong, message, field) => {
    await expect(mail.send(wrong)).rejects.toMatchObject({
      code: 400,
      response: { body: { errors: [{ message: expect.stringMatching(message), field, help: null }] } },
    });
    expect(await findMessages()).toEqual([]);
  });
});

// firebase-admin has no setting for the host of its messaging.
function agentOf(url: string): Agent {
  const { port, hostname } = new URL(url);
  return Object.assign(new Agent(), { createConnection: () => connect(Number(port), hostname) });
}

describe('a push message through firebase-admin', () => {
  let app: App;
  let messaging: Messaging;

  beforeAll(() => {
    const credential = { getAccessToken: async () => ({ access_token: 'local', expires_in: 3600 }) };
    app = initializeApp(
      { projectId: 'demo-push', credential, httpAgent: agentOf(fakeProviders.url) },
      'push',
    );
    messaging = getMessaging(app);
    messaging.enableLegacyHttpTransport();
  });

  afterAll(() => deleteApp(app));

  it('is accepted and stored when sent to a device', async () => {
    const name = await messaging.send({
      token: 'device-1',
      data: { title: 'New prayer request', body: 'Somebody asks for prayer.' },
      webpush: { headers: { Urgency: 'high', TTL: '60' } },
    });
    expect(name).toMatch(/^projects\/demo-push\/messages\//);
    expect(await findMessages('?kind=push')).toEqual([
      {
        kind: 'push',
        to: ['device-1'],
        from: null,
        subject: 'New prayer request',
        text: 'Somebody asks for prayer.',
        html: null,
        data: { title: 'New prayer request', body: 'Somebody asks for prayer.' },
        webpush: { Urgency: 'high', TTL: '60' },
      },
    ]);
  });

  it('is one message per device when sent to many devices', async () => {
    const { successCount } = await messaging.sendEachForMulticast({
      tokens: ['a', 'b', 'c'],
      data: { x: '1' },
    });
    expect(successCount).toBe(3);
    expect((await findMessages()).flatMap(({ to }) => to).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('can be faked as from a device that is no longer registered', async () => {
    await addFault({ kind: 'topic', status: 404 });

    expect(await messaging.subscribeToTopic('gone', 'daily')).toMatchObject({ failureCount: 1 });
  });

  it('names the currently subscribed devices when sent to a topic', async () => {
    await messaging.subscribeToTopic(['a', 'b'], 'daily');
    await messaging.unsubscribeFromTopic('a', 'daily');
    await messaging.send({ topic: 'daily', data: { title: 'Today' } });
    expect((await findMessages('?kind=push')).map(({ to }) => to)).toEqual([['/topics/daily', 'b']]);
    expect(await findMessages('?kind=topic&to=a')).toHaveLength(2);
  });

  it("fails with Firebase's error for an unregistered device when a test requests it", async () => {
    await addFault({ kind: 'push', status: 404, to: 'gone' });
    const { responses } = await messaging.sendEach([
      { token: 'gone', data: {} },
      { token: 'here', data: {} },
    ]);
    expect(responses.map(({ success }) => success)).toEqual([false, true]);
    expect(responses[0]?.error?.code).toBe('messaging/registration-token-not-registered');
  });

  it('is rejected without a recipient or bearer token, or with non-text data', async () => {
    const path = '/v1/projects/demo-push/messages:send';
    expect((await post(path, { message: {} })).status).toBe(400);
    expect((await post(path, { message: { token: 'a', data: { count: 1 } } })).status).toBe(400);
    expect((await post(path, { message: { token: 'a' } }, {})).status).toBe(401);
  });
});

describe('an SMS through the Twilio API', () => {
  it('is accepted and stored', async () => {
    const response = await sendSms({ To: '+14155550100', From: '+14155550199', Body: 'A new request.' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ status: 'queued', account_sid: 'AC1' });
    expect(await findMessages('?kind=sms&to=%2B14155550100')).toMatchObject([{ text: 'A new request.' }]);
  });

  it.each([
    [{ From: '+14155550199', Body: 'x' }, 21604],
    [{ To: '5550100', From: '+14155550199', Body: 'x' }, 21211],
    [{ To: '+14155550100', Body: 'x' }, 21603],
    [{ To: '+14155550100', From: '+14155550199' }, 21602],
    [{ To: '+14155550100', From: '+14155550199', Body: 'x'.repeat(1601) }, 21617],
    [{ To: '+15005550003', From: '+14155550199', Body: 'x' }, 21408],
    [{ To: '+15005550004', From: '+14155550199', Body: 'x' }, 21610],
    [{ To: '+14155550100', From: '+15005550001', Body: 'x' }, 21212],
    [{ To: '+14155550100', From: '+15005550007', Body: 'x' }, 21606],
    [{ To: '+14155550100', From: '+14155550199', Body: 'x', StatusCallback: 'nowhere' }, 21609],
  ])('is rejected for %o with code %i', async (fields, code) => {
    const response = await sendSms(fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });

  it('is rejected without credentials', async () => {
    const response = await sendSms({ To: '+14155550100', From: '+14155550199', Body: 'x' }, {});
    expect(response.status).toBe(401);
  });
});

describe('the interface for tests', () => {
  const send = (to: string) =>
    post(
      '/v3/mail/send',
      {
        personalizations: [{ to: [{ email: to }] }],
        from: { email: 'prayer@example.org' },
        subject: 'S',
        content: [{ type: 'text/plain', value: 'T' }],
      },
      { Authorization: 'Bearer SG.test' },
    );

  it('finds messages by recipient, ignoring case', async () => {
    await send('grace@example.org');
    await send('daniel@example.org');
    expect(await findMessages('?to=Grace@Example.org')).toHaveLength(1);
    expect(await findMessages('?kind=email')).toHaveLength(2);
    expect(await findMessages('?kind=sms')).toEqual([]);
  });

  it('waits for a message that has not arrived yet', async () => {
    const found = findMessages('?to=late@example.org&wait=10000');
    await send('other@example.org');
    await send('late@example.org');
    expect(await found).toHaveLength(1);
  });

  it('waits for as many messages as a test requests', async () => {
    await send('ruth@example.org');
    const found = findMessages('?to=ruth@example.org&count=2&wait=10000');
    await send('ruth@example.org');
    expect(await found).toHaveLength(2);
  });

  it('returns no messages when the wait times out', async () => {
    expect(await findMessages('?wait=20')).toEqual([]);
  });

  it('fails the requested number of calls, stores none of them, and leaves other kinds unaffected', async () => {
    await addFault({ kind: 'email', status: 503, count: 2 });
    expect((await sendSms({ To: '+14155550100', From: '+14155550199', Body: 'x' })).status).toBe(201);
    expect((await send('grace@example.org')).status).toBe(503);
    expect((await send('grace@example.org')).status).toBe(503);
    expect((await send('grace@example.org')).status).toBe(202);
    expect(await findMessages('?kind=email')).toHaveLength(1);
  });

  it('delays a response on request, and can store a message that it reports as failed', async () => {
    await addFault({ kind: 'email', delayMs: 50 });
    const began = performance.now();
    expect((await send('slow@example.org')).status).toBe(202);
    expect(performance.now() - began).toBeGreaterThanOrEqual(49);

    await addFault({ kind: 'email', status: 500, isTaken: true });
    expect((await send('lost@example.org')).status).toBe(500);
    expect(await findMessages('?to=lost@example.org')).toHaveLength(1);
  });

  it('rejects a request that it does not understand', async () => {
    expect((await fetch(`${fakeProviders.url}/api/messages?recipient=x`)).status).toBe(400);
    expect((await addFault({ kind: 'email', status: 200 })).status).toBe(400);
    expect((await addFault({ kind: 'email' })).status).toBe(400);
    expect((await fetch(`${fakeProviders.url}/api/nothing`)).status).toBe(404);
    expect((await post('/v3/marketing', {})).status).toBe(404);
  });
});
