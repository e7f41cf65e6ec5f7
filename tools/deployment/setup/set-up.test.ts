import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deploymentProblems } from '../deployment-problems.ts';
import type { Google, GoogleRequest } from '../google.ts';
import { readDeployment } from '../read-deployment.ts';
import { readAnswers, writeSettings } from '../settings-files.ts';
import { ANSWERS, type TypedAnswer, Typist } from '../testing/typed-answers.ts';
import { setUp } from './set-up.ts';

const PROJECT = 'our-church';

let folder: string;
let secrets: Map<string, string>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  mkdirSync(join(folder, 'functions'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, '.firebaserc'), '{}');
  secrets = new Map();
});

afterEach(() => rmSync(folder, { recursive: true }));

const payloadOf = (body: object | undefined) =>
  /"data":"(?<data>[^"]*)"/.exec(JSON.stringify(body))?.groups?.data;

const google: Google = {
  async call({ api, method = 'GET', path, body }: GoogleRequest) {
    const secret = /secrets(?:\/|\?secretId=)(\w+)/.exec(path)?.[1] ?? '';
    if (api === 'secretmanager' && method === 'POST') {
      secrets.set(secret, payloadOf(body) ?? '');
      return {};
    }
    if (api === 'secretmanager') {
      const data = secrets.get(secret);
      return data === undefined ? null : { payload: { data } };
    }
    if (path.endsWith('/webApps')) {
      return { apps: [{ appId: '1:2:web:3' }] };
    }
    if (path.endsWith('/config')) {
      return {
        apiKey: `AIza${'b'.repeat(35)}`,
        projectId: PROJECT,
        appId: '1:2:web:3',
        messagingSenderId: '2',
      };
    }
    if (path.endsWith('/keys')) {
      return { keys: [{ name: 'k', displayName: 'Prayer Community: password checks of the functions' }] };
    }
    return { keyString: `AIza${'s'.repeat(35)}` };
  },
};

/** Stays open after a question, as a terminal does. */
class Screen extends PassThrough {
  override end(): this {
    return this;
  }
}

async function answer(answers: readonly TypedAnswer[]): Promise<string> {
  const input = new PassThrough();
  const output = new Screen();
  const typist = new Typist(answers, (typed) => setImmediate(() => input.write(typed)));
  let shown = '';
  output.on('data', (chunk) => {
    shown += stripVTControlCharacters(String(chunk));
    typist.read(String(chunk));
  });
  await setUp({ folder, project: PROJECT, google, terminal: { input, output } });
  expect(typist.open).toEqual([]);
  return shown;
}

it('setup asks one question at a time and writes files that pass the check', async () => {
  const shown = await answer(ANSWERS);

  expect(deploymentProblems(readDeployment(folder, PROJECT))).toEqual([]);
  expect([...secrets.keys()].sort()).toEqual([
    'SENDGRID_API_KEY',
    'SIGN_IN_CODE_PEPPER',
    'TWILIO_AUTH_TOKEN',
  ]);
  expect(shown).toContain('North America');
  expect(readFileSync(join(folder, 'web/.env.our-church'), 'utf8')).not.toContain('SG.key');
});

it('setup asks nothing again when it is run a second time', async () => {
  await answer(ANSWERS);
  const answers = readAnswers(folder, PROJECT);

  const shown = await answer([]);

  expect(shown).not.toContain('? ');
  expect(readAnswers(folder, PROJECT)).toEqual(answers);
});

it('setup names the settings that it set to their defaults without asking', async () => {
  expect(await answer(ANSWERS)).toContain('ENFORCE_APP_CHECK=false');
  writeSettings(folder, PROJECT, { ...readAnswers(folder, PROJECT), ENFORCE_APP_CHECK: 'true' });

  expect(await answer([])).not.toContain('ENFORCE_APP_CHECK');
});

it('setup asks for the Twilio token again once there is an account', async () => {
  await answer(ANSWERS);
  const account = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_FROM: '+15550100' };
  writeSettings(folder, PROJECT, { ...readAnswers(folder, PROJECT), ...account });

  await answer([['TWILIO_AUTH_TOKEN', 'token\r']]);

  expect(secrets.get('TWILIO_AUTH_TOKEN')).toBe(Buffer.from('token').toString('base64'));
});

it('setup stops on Ctrl+C, stores the answers so far, and explains how to continue', async () => {
  const stopped = answer([...ANSWERS.slice(0, 2), ['VITE_FCM_VAPID_KEY', '\u0003']]);

  await expect(stopped).rejects.toThrow('Stopped at VITE_FCM_VAPID_KEY');
  await expect(stopped).rejects.toThrow('npm run setup -- --project our-church');
  expect(readAnswers(folder, PROJECT).PUBLIC_SITE_URL).toBe('https://our-church.web.app');
});

it('setup suggests the address that Google gives the project', async () => {
  const shown = await answer(ANSWERS);

  expect(shown).toContain('Your own domain comes later');
  expect(readAnswers(folder, PROJECT).PUBLIC_SITE_URL).toBe('https://our-church.web.app');
});

it('setup asks again after an invalid answer', async () => {
  const corrected: readonly TypedAnswer[] = [
    ['MAIL_FROM', 'prayer@example.org\r'],
    ['must be the verified sender', `${'\u007f'.repeat(30)}prayer@our-church.org\r`],
  ];
  await answer(ANSWERS.flatMap((one) => (one[0] === 'MAIL_FROM' ? corrected : [one])));

  expect(readAnswers(folder, PROJECT).MAIL_FROM).toBe('prayer@our-church.org');
});
