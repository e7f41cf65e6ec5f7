import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EngineProcess, load, ok, verify } from './testing/engine-process.ts';

describe('the storage rules of the product', () => {
  let engine: EngineProcess;
  const ask = (message: object) => engine.ask(message);

  const id = '0b9a3f1e-7c1d-4c59-9a55-2f2b7a7c0d11';
  const name = 'audio_1763712000000.wav';
  const recording = `/b/B/o/prayer-audio/${id}/${name}`;
  const wav = (size: number, contentType = 'audio/wav') => ({
    map_value: {
      fields: {
        size: { int_value: size },
        contentType: { string_value: contentType },
        contentDisposition: { null_value: null },
        contentEncoding: { string_value: 'identity' },
        metadata: { map_value: { fields: {} } },
      },
    },
  });
  const staff = {
    user_id: { string_value: 'u1' },
    mfa: { bool_value: true },
    // One hour before the request time of `verify`.
    mfa_at: { int_value: Date.parse('2026-11-21T07:00:00Z') / 1000 },
  };
  const profile = (role: string) => ({
    name: 'projects/p/databases/(default)/documents/profiles/u1',
    fields: { role: { stringValue: role } },
  });

  beforeAll(async () => {
    engine = EngineProcess.start();
    await engine.received();
    const rules = readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8');
    expect(await ask(load(rules))).toEqual(ok(0, { rulesVersion: 2 }));
  }, 60_000);

  afterAll(async () => {
    engine.process.kill('SIGINT');
    await once(engine.process, 'exit');
  });

  test.each([
    ['a WAV over an existing one', recording, { incoming: wav(64_044), resource: wav(64_044) }, false],
    ['a WAV longer than three minutes', recording, { incoming: wav(6_000_000) }, false],
    ['a WAV header without sound', recording, { incoming: wav(44) }, false],
    ['an image', recording, { incoming: wav(64_044, 'image/png') }, false],
    ['a WAV with a different name', `/b/B/o/prayer-audio/${id}/x.wav`, { incoming: wav(64_044) }, false],
    ['a WAV in a different folder', '/b/B/o/other/audio_1763712000000.wav', { incoming: wav(64_044) }, false],
  ])('do not allow a visitor to create %s at %s', async (_, path, given, permit) => {
    expect(await ask(verify(1, path, 'create', given))).toMatchObject({ result: { permit } });
  });

  const ticketPath = `/databases/(default)/documents/upload_tickets/${id}_${name}`;
  const ticket = (expires_at: string) => ({
    name: `projects/p${ticketPath}`,
    fields: { expires_at: { timestampValue: expires_at } },
  });

  // The request time of `verify` is 08:00.
  test.each([
    ['with its ticket', true, ticket('2026-11-21T08:00:01Z')],
    ['with an expired ticket', false, ticket('2026-11-21T08:00:00Z')],
  ])('allow a visitor to create a small WAV %s: %s', async (_, permit, result) => {
    expect(await ask(verify(1, recording, 'create', { incoming: wav(64_044) }))).toMatchObject({
      context: { path: ticketPath },
    });
    expect(await ask({ id: 1, status: 'ok', result })).toMatchObject({ result: { permit } });
  });

  test.each(['get', 'list', 'update', 'delete'])('do not allow a visitor to %s', async (method) => {
    const given = { resource: wav(64_044), incoming: wav(64_044) };
    expect(await ask(verify(1, recording, method, given))).toMatchObject({ result: { permit: false } });
  });

  test('allow leadership to play a recording', async () => {
    expect(await ask(verify(1, recording, 'get', { resource: wav(64_044), claims: staff }))).toMatchObject({
      context: { path: '/databases/(default)/documents/profiles/u1' },
    });
    expect(await ask({ id: 1, status: 'ok', result: profile('leadership') })).toEqual(
      ok(1, { permit: true }),
    );
  });

  test.each([
    ['prayer_team', 'archived', true],
    ['confidential', 'active', true],
    ['confidential', 'archived', false],
  ])(
    'allow the prayer team to play a recording with type %s and status %s: %s',
    async (submissionType, archiveStatus, permit) => {
      await ask(verify(1, recording, 'get', { resource: wav(64_044), claims: staff }));
      expect(await ask({ id: 1, status: 'ok', result: profile('prayer_team') })).toMatchObject({
        context: { path: `/databases/(default)/documents/prayer_requests/${id}` },
      });
      const fields = {
        submission_type: { stringValue: submissionType },
        archive_status: { stringValue: archiveStatus },
      };
      const result = { name: `projects/p/databases/(default)/documents/prayer_requests/${id}`, fields };
      expect(await ask({ id: 1, status: 'ok', result })).toMatchObject({ result: { permit } });
    },
  );

  test('deny playback after a password sign-in without the code', async () => {
    const claims = { user_id: { string_value: 'u1' } };
    expect(await ask(verify(1, recording, 'get', { resource: wav(64_044), claims }))).toMatchObject({
      result: { permit: false },
    });
  });
});
