import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TSX_LOADER } from '../processes/kept-process.ts';

// The lines are those of firebase-tools, src/emulator/storage/rules/runtime.ts.

const ENTRY = fileURLToPath(new URL('main.ts', import.meta.url));

/** The runtime as the CLI starts it, and the lines between them. */
class Runtime {
  readonly process: ChildProcessWithoutNullStreams;
  errorOutput = '';
  private readonly lines: AsyncIterator<string>;

  constructor(...args: readonly string[]) {
    this.process = spawn(process.execPath, ['--import', TSX_LOADER, ENTRY, ...args]);
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput += text;
    });
  }

  async received(): Promise<unknown> {
    const { value, done } = await this.lines.next();
    return done === true ? `the runtime ended: ${this.errorOutput}` : JSON.parse(value);
  }

  async ask(message: object): Promise<unknown> {
    this.process.stdin.write(`${JSON.stringify(message)}\n`);
    return this.received();
  }
}

const load = (content: string, rulesetName = '0') => ({
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
  id: 0,
});

const NOTHING = { null_value: null };

/** A request as the CLI writes it; `claims` are those of the caller's token. */
function verify(
  id: number,
  path: string,
  method: string,
  given: {
    resource?: object;
    incoming?: object;
    claims?: Record<string, object>;
    rulesetName?: string;
  } = {},
) {
  const { resource = NOTHING, incoming = NOTHING, claims, rulesetName = '0' } = given;
  const segments = path.split('/').filter(Boolean);
  const auth =
    claims === undefined
      ? NOTHING
      : { map_value: { fields: { uid: claims.user_id, token: { map_value: { fields: claims } } } } };
  const fields = {
    path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
    time: { timestamp_value: '2026-11-21T08:00:00.000Z' },
    resource: incoming,
    auth,
  };
  const variables = { resource, request: { map_value: { fields } } };
  return {
    action: 'verify',
    context: { rulesetName, service: 'firebase.storage', path, method, variables },
    id,
  };
}

const ok = (id: number, result: object) => ({ id, status: 'ok', result, errors: [], warnings: [] });
const anyRules = (condition: string) =>
  `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o/{path=**} { allow read: if ${condition}; } }`;

test('says first that it is ready, and ends with its input', async () => {
  const runtime = new Runtime('serve');
  expect(await runtime.received()).toEqual({ id: -1, status: 'ok', errors: [], warnings: [] });
  runtime.process.stdin.end();
  expect(await once(runtime.process, 'exit')).toEqual([0, null]);
  expect(runtime.errorOutput).toBe('');
});

test('is started with serve', async () => {
  const runtime = new Runtime('help');
  expect(await once(runtime.process, 'exit')).toEqual([2, null]);
});

describe('once ready', () => {
  let runtime: Runtime;
  const ask = (message: object) => runtime.ask(message);

  beforeAll(async () => {
    runtime = new Runtime('serve');
    await runtime.received();
  });

  afterAll(async () => {
    runtime.process.kill('SIGINT');
    expect(await once(runtime.process, 'exit')).toEqual([null, 'SIGINT']);
  });

  test('loads a ruleset, and refuses one with an error by place', async () => {
    expect(await ask(load(anyRules('true')))).toEqual(ok(0, { rulesVersion: 2 }));
    expect(await ask(load(anyRules('7/2 == 3')))).toEqual({
      id: 0,
      status: 'ok',
      errors: ["L2:76 Unexpected '/2'."],
      warnings: [],
    });
    // The ruleset that was loaded before stays.
    expect(await ask(verify(1, '/b/B/o/a', 'get'))).toEqual(ok(1, { permit: true }));
  });

  test('warns of what never holds', async () => {
    expect(await ask(load(anyRules('isStaff()')))).toMatchObject({
      warnings: ['L2:75 Invalid function name: isStaff.'],
      result: { rulesVersion: 2 },
    });
  });

  test('judges requests, and says why one ended in a fault', async () => {
    await ask(load(anyRules('request.auth.uid == bucket && request.method == "get" && path[0] == "a"')));
    const claims = { user_id: { string_value: 'B' } };
    expect(await ask(verify(1, '/b/B/o/a/b', 'get', { claims }))).toEqual(ok(1, { permit: true }));
    expect(await ask(verify(2, '/b/B/o/a/b', 'list', { claims }))).toEqual(ok(2, { permit: false }));
    expect(await ask(verify(3, '/b/B/o/a/b', 'get'))).toMatchObject({
      result: { permit: false },
      warnings: ['L2:87 Null value error.'],
    });
  });

  test('reads every kind of value', async () => {
    const values = {
      int: { int_value: 9007199254740991 },
      huge: { int_value: 1e30 },
      text: { int_value: '9223372036854775807' },
      float: { float_value: 0.5 },
      bytes: { bytes_value: 'YQ==' },
      time: { timestamp_value: '2020-09-18T00:31:33.328Z' },
      duration: { duration_value: { seconds: 1, nanos: 5 } },
      place: { latlng_value: { latitude: 1 } },
      list: { list_value: { values: [{ bool_value: true }, NOTHING] } },
      set: { set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } },
      map: { map_value: {} },
      path: { path_value: { segments: [{ simple: 'a' }, { simple: 'b c' }] } },
    };
    const condition = [
      'resource.int == 9007199254740991 && resource.huge is float && resource.text == 9223372036854775807',
      "resource.float == 0.5 && resource.bytes == b'a' && resource.time.nanos() == 328000000",
      'resource.duration == duration.time(0, 0, 1, 5) && resource.place == latlng.value(1, 0)',
      "resource.list == [true, null] && resource.set.size() == 1 && resource.map == {} && resource.path == path('a/b c')",
    ].join(' && ');
    await ask(load(anyRules(condition)));
    expect(await ask(verify(1, '/b/B/o/a', 'get', { resource: { map_value: { fields: values } } }))).toEqual(
      ok(1, { permit: true }),
    );
  });

  test('asks for the documents that the rules read, and for each once', async () => {
    const data = 'firestore.get(/databases/(default)/documents/members/u1).data';
    await ask(
      load(anyRules(`${data}.role == "lead" && ${data}.since < request.time && ${data}.nothing == null`)),
    );
    const question = {
      server_request_id: 5,
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/members/u1' },
    };
    const fields = {
      role: { stringValue: 'lead' },
      since: { timestampValue: '2020-01-01T00:00:00Z' },
      nothing: { nullValue: null },
      many: {
        arrayValue: {
          values: [{ integerValue: '1' }, { mapValue: { fields: { a: { doubleValue: 'NaN' } } } }],
        },
      },
      none: { arrayValue: {} },
      other: { referenceValue: 'projects/p/databases/(default)/documents/c/d' },
      place: { geoPointValue: { latitude: 1, longitude: 2 } },
    };
    const result = { name: 'projects/p/databases/(default)/documents/members/u1', fields };
    expect(await ask(verify(5, '/b/B/o/a', 'get'))).toMatchObject(question);
    expect(await ask({ id: 5, status: 'ok', result, warnings: [], errors: [] })).toEqual(
      ok(5, { permit: true }),
    );
  });

  test('takes a document that is not found for absent', async () => {
    await ask(load(anyRules('!firestore.exists(/databases/(default)/documents/members/u1)')));
    expect(await ask(verify(1, '/b/B/o/a', 'get'))).toMatchObject({ action: 'fetch_firestore_document' });
    expect(await ask({ id: 1, status: 'not_found', warnings: [], errors: [] })).toEqual(
      ok(1, { permit: true }),
    );
  });

  test('keeps requests that wait for documents apart', async () => {
    await ask(load(anyRules('firestore.exists(/databases/(default)/documents/members/$(path[0]))')));
    expect(await ask(verify(1, '/b/B/o/one', 'get'))).toMatchObject({ server_request_id: 1 });
    expect(await ask(verify(2, '/b/B/o/two', 'get'))).toMatchObject({ server_request_id: 2 });
    const result = { name: 'projects/p/databases/(default)/documents/members/two', fields: {} };
    expect(await ask({ id: 2, status: 'ok', result })).toEqual(ok(2, { permit: true }));
    expect(await ask({ id: 1, status: 'not_found' })).toEqual(ok(1, { permit: false }));
  });

  test('denies with an error what it cannot judge', async () => {
    const unknown = verify(1, '/b/B/o/a', 'get', { rulesetName: '7' });
    expect(await ask(unknown)).toMatchObject({
      id: 1,
      status: 'ok',
      errors: ['No ruleset of the name 7 was loaded.'],
    });
    await ask(load(anyRules('true')));
    expect(await ask(verify(2, '/b/B/o/a', 'get', { resource: { odd_value: 1 } }))).toMatchObject({
      id: 2,
      status: 'ok',
      errors: [expect.stringContaining('cannot read this request')],
    });
    expect(await ask({ id: 3, status: 'ok' })).toMatchObject({
      errors: ['No request 3 waits for a document.'],
    });
  });

  test('complains on its error output of a line that nobody can be answered for, and goes on', async () => {
    const complaint = once(runtime.process.stderr, 'data');
    runtime.process.stdin.write('not JSON\n');
    await complaint;
    expect(runtime.errorOutput).toContain('not JSON');
    expect(await ask(load(anyRules('true')))).toEqual(ok(0, { rulesVersion: 2 }));
  });

  describe('with the rules of this product', () => {
    const id = '0b9a3f1e-7c1d-4c59-9a55-2f2b7a7c0d11';
    const recording = `/b/B/o/prayer-audio/${id}/audio_1763712000000.wav`;
    const wav = (size: number, contentType = 'audio/wav') => ({
      map_value: { fields: { size: { int_value: size }, contentType: { string_value: contentType } } },
    });
    const staff = { user_id: { string_value: 'u1' }, mfa: { bool_value: true } };
    const profile = (role: string) => ({
      name: 'projects/p/databases/(default)/documents/profiles/u1',
      fields: { role: { stringValue: role } },
    });

    beforeEach(async () => {
      const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
      expect(await ask(load(rules))).toEqual(ok(0, { rulesVersion: 2 }));
    });

    test.each([
      ['one small WAV', recording, { incoming: wav(64_044) }, true],
      ['a WAV over an existing one', recording, { incoming: wav(64_044), resource: wav(64_044) }, false],
      ['a WAV beyond three minutes', recording, { incoming: wav(6_000_000) }, false],
      ['a header without sound', recording, { incoming: wav(44) }, false],
      ['a picture', recording, { incoming: wav(64_044, 'image/png') }, false],
      ['another name', `/b/B/o/prayer-audio/${id}/x.wav`, { incoming: wav(64_044) }, false],
      ['another folder', '/b/B/o/other/audio_1763712000000.wav', { incoming: wav(64_044) }, false],
    ])('a visitor creates %s: %s', async (_, path, given, permit) => {
      expect(await ask(verify(1, path, 'create', given))).toMatchObject({ result: { permit } });
    });

    test.each(['get', 'list', 'update', 'delete'])('a visitor may not %s', async (method) => {
      const given = { resource: wav(64_044), incoming: wav(64_044) };
      expect(await ask(verify(1, recording, method, given))).toMatchObject({ result: { permit: false } });
    });

    test('leadership hears it', async () => {
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
    ])('the prayer team hears %s %s: %s', async (submissionType, archiveStatus, permit) => {
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
    });

    test('a password without the code hears nothing', async () => {
      const claims = { user_id: { string_value: 'u1' } };
      expect(await ask(verify(1, recording, 'get', { resource: wav(64_044), claims }))).toMatchObject({
        result: { permit: false },
      });
    });
  });
});
