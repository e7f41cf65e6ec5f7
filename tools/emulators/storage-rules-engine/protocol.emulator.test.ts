import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EngineProcess, load, NOTHING, ok, verify } from './testing/engine-process.ts';

const anyRules = (condition: string) =>
  `rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o/{path=**} { allow read: if ${condition}; } }`;

// Starting a process takes long while many others start.
const START_MS = 60_000;

test('the engine first reports that it is ready and exits when its input ends', {
  timeout: START_MS,
}, async () => {
  const engine = EngineProcess.start();
  expect(await engine.received()).toEqual({ id: -1, status: 'ok', errors: [], warnings: [] });
  engine.process.stdin.end();
  expect(await once(engine.process, 'exit')).toEqual([0, null]);
  expect(engine.errorOutput).toBe('');
});

describe('a ready engine', () => {
  let engine: EngineProcess;
  const ask = (message: object) => engine.ask(message);

  beforeAll(async () => {
    engine = EngineProcess.start();
    await engine.received();
  }, START_MS);

  afterAll(async () => {
    engine.process.kill('SIGINT');
    expect(await once(engine.process, 'exit')).toEqual([130, null]);
  });

  test('loads a ruleset and rejects one with an error, reporting its position', async () => {
    expect(await ask(load(anyRules('true')))).toEqual(ok(0, { rulesVersion: 2 }));
    expect(await ask(load(anyRules('7/2 == 3')))).toMatchObject({
      id: 0,
      status: 'ok',
      errors: [expect.stringMatching(/^L2:76 /), expect.anything()],
    });
    // The previously loaded ruleset stays active.
    expect(await ask(verify(1, '/b/B/o/a', 'get'))).toEqual(ok(1, { permit: true }));
  });

  test('warns about a condition that never passes, such as a call to an unknown function', async () => {
    expect(await ask(load(anyRules('isStaff()')))).toMatchObject({
      warnings: ['L2:75 Invalid function name: isStaff.'],
      result: { rulesVersion: 2 },
    });
  });

  test('evaluates requests and explains an evaluation error', async () => {
    await ask(load(anyRules('request.auth.uid == bucket && request.method == "get" && path[0] == "a"')));
    const claims = { user_id: { string_value: 'B' } };
    expect(await ask(verify(1, '/b/B/o/a/b', 'get', { claims }))).toEqual(ok(1, { permit: true }));
    expect(await ask(verify(2, '/b/B/o/a/b', 'list', { claims }))).toEqual(ok(2, { permit: false }));
    expect(await ask(verify(3, '/b/B/o/a/b', 'get'))).toMatchObject({
      result: { permit: false },
      warnings: [expect.stringContaining('Null value error.')],
    });
  });

  test('reads every kind of value', async () => {
    const values = {
      int: { int_value: 9007199254740991 },
      text: { int_value: '9223372036854775807' },
      float: { float_value: 0.5 },
      bytes: { bytes_value: 'YQ==' },
      time: { timestamp_value: '2020-09-18T00:31:33.328Z' },
      duration: { duration_value: '1.000000005s' },
      place: { latlng_value: { latitude: 1 } },
      list: { list_value: { values: [{ bool_value: true }, NOTHING] } },
      set: { set_value: { values: [{ int_value: 1 }] } },
      map: { map_value: {} },
      path: { path_value: { segments: [{ simple: 'a' }, { simple: 'b c' }] } },
    };
    const condition = [
      'resource.int == 9007199254740991 && resource.text == 9223372036854775807',
      "resource.float == 0.5 && resource.bytes == b'a' && resource.time.nanos() == 328000000",
      'resource.duration == duration.time(0, 0, 1, 5) && resource.place == latlng.value(1, 0)',
      "resource.list == [true, null] && resource.set.size() == 1 && resource.map == {} && resource.path == path('a/b c')",
    ].join(' && ');
    await ask(load(anyRules(condition)));
    expect(await ask(verify(1, '/b/B/o/a', 'get', { resource: { map_value: { fields: values } } }))).toEqual(
      ok(1, { permit: true }),
    );
  });

  test('fetches each document that the rules read, and only once', async () => {
    const data = 'firestore.get(/databases/(default)/documents/members/u1).data';
    await ask(
      load(
        anyRules(
          [
            `${data}.role == 'lead' && ${data}.since < request.time && ${data}.nothing == null`,
            `${data}.many[0] == 1 && ${data}.none == [] && ${data}.sound == b'a' && ${data}.place == latlng.value(1, 2)`,
            `${data}.other == /databases/(default)/documents/c/d`,
          ].join(' && '),
        ),
      ),
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
      sound: { bytesValue: 'YQ==' },
      other: { referenceValue: 'projects/p/databases/(default)/documents/c/d' },
      place: { geoPointValue: { latitude: 1, longitude: 2 } },
    };
    const result = { name: 'projects/p/databases/(default)/documents/members/u1', fields };
    expect(await ask(verify(5, '/b/B/o/a', 'get'))).toMatchObject(question);
    expect(await ask({ id: 5, status: 'ok', result, warnings: [], errors: [] })).toEqual(
      ok(5, { permit: true }),
    );
  });

  test('treats a document that is not found as nonexistent', async () => {
    await ask(load(anyRules('!firestore.exists(/databases/(default)/documents/members/u1)')));
    expect(await ask(verify(1, '/b/B/o/a', 'get'))).toMatchObject({ action: 'fetch_firestore_document' });
    expect(await ask({ id: 1, status: 'not_found', warnings: [], errors: [] })).toEqual(
      ok(1, { permit: true }),
    );
  });

  test('separates concurrent requests that wait for documents', async () => {
    await ask(load(anyRules('firestore.exists(/databases/(default)/documents/members/$(path[0]))')));
    expect(await ask(verify(1, '/b/B/o/one', 'get'))).toMatchObject({ server_request_id: 1 });
    expect(await ask(verify(2, '/b/B/o/two', 'get'))).toMatchObject({ server_request_id: 2 });
    const result = { name: 'projects/p/databases/(default)/documents/members/two', fields: {} };
    expect(await ask({ id: 2, status: 'ok', result })).toEqual(ok(2, { permit: true }));
    expect(await ask({ id: 1, status: 'not_found' })).toEqual(ok(1, { permit: false }));
  });

  test('returns an error for a message that it cannot evaluate', async () => {
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
      errors: [expect.stringContaining('Cannot find field: odd_value')],
    });
    expect(await ask({ id: 3, status: 'ok' })).toMatchObject({
      errors: ['No request 3 waits for a document.'],
    });
  });

  test('reports an unanswerable line on its error output and continues', async () => {
    const complaint = once(engine.process.stderr, 'data');
    engine.process.stdin.write('not JSON\n');
    await complaint;
    expect(engine.errorOutput).toContain('malformed JSON');
    expect(await ask(load(anyRules('true')))).toEqual(ok(0, { rulesVersion: 2 }));
  });
});
