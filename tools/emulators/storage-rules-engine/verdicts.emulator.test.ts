import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EngineProcess, load, verify } from './testing/engine-process.ts';

// The version of the engine's archive differs between machines. These verdicts check the engine against the
// documentation: https://firebase.google.com/docs/storage/security/core-syntax and
// https://firebase.google.com/docs/rules/rules-language#function

const CLAIMS = { user_id: { string_value: 'u1' } };
const MEMBER = '/databases/(default)/documents/members/u1';
const GROUP = '/databases/(default)/documents/groups/g1';
const DOCUMENTS: Readonly<Record<string, object>> = {
  [MEMBER]: { role: { stringValue: 'lead' }, group: { stringValue: 'g1' } },
  [GROUP]: { open: { booleanValue: true } },
};

interface Verdict {
  permit: boolean;
  warnings: string[];
  fetched: string[];
}

let engine: EngineProcess;

beforeAll(async () => {
  engine = EngineProcess.start();
  await engine.received();
}, 60_000);

afterAll(() => void engine.process.kill('SIGINT'));

const answerSchema = z.union([
  z.object({ context: z.object({ path: z.string() }) }),
  z.object({ result: z.object({ permit: z.boolean() }), warnings: z.array(z.string()) }),
]);

/** Evaluates a request as the CLI does, fetching each document that the rules need. */
async function judged(rulesBody: string, path: string, method = 'get', version = 2): Promise<Verdict> {
  const source = `rules_version = '${version}';\nservice firebase.storage { ${rulesBody} }`;
  expect(await engine.ask(load(source))).toMatchObject({ errors: [] });
  const fetched: string[] = [];
  let answer = answerSchema.parse(await engine.ask(verify(1, path, method, { claims: CLAIMS })));
  while ('context' in answer) {
    const { path } = answer.context;
    fetched.push(path);
    const fields = DOCUMENTS[path];
    const result = { name: `projects/p${path}`, fields };
    const found = fields ? { status: 'ok', result } : { status: 'not_found' };
    answer = answerSchema.parse(await engine.ask({ id: 1, ...found }));
  }
  return { permit: answer.result.permit, warnings: answer.warnings, fetched };
}

const PATHS = [
  ['match /a { allow get; }', '/a', true],
  ['match /a { allow get; }', '/a/b', false],
  ['match /a/{x} { allow get: if x == "b"; }', '/a/b', true],
  ['match /a/{x} { allow get; }', '/a/b/c', false],
  ['match /{x=**} { allow get: if x == /a/b && string(x) == "/a/b"; }', '/a/b', true],
  ['match /a/b/{x=**} { allow get; }', '/a/b', true],
  ['match /{x=**}/c/{y} { allow get: if y == "d"; }', '/a/b/c/d', true],
  ['match /{x=**}/c/{y} { allow get; }', '/c/d', true],
  ['match /{x=**} { match /c { allow get: if x == /a; } }', '/a/c', true],
  ['match /a { allow get; match /b { allow list; } }', '/a/b', false],
  ['match /a/%20b { allow get; }', '/a/ b', true],
  ['match /a/{x} { allow get: if x == 1; }', '/a/1', false],
  ['match /a/{x} { allow get: if int(x) == 1; }', '/a/1', true],
  ['match /a/{x} { match /{x} { allow get: if x == "c"; } }', '/a/b/c', true],
] as const;

const METHODS = [
  ['allow read;', 'get', true],
  ['allow read;', 'list', true],
  ['allow read;', 'create', false],
  ['allow write;', 'create', true],
  ['allow write;', 'update', true],
  ['allow write;', 'delete', true],
  ['allow write;', 'get', false],
  ['allow create;', 'update', false],
  ['allow get: if false; allow get: if true;', 'get', true],
  ['allow get: if 1 / 0 == 1; allow get: if true;', 'get', true],
  ['allow get: if "yes"; allow list;', 'get', false],
] as const;

const FUNCTIONS = [
  ['function f() { return x == "a"; } match /{x} { allow get: if f(); }', false],
  ['match /{x} { function f() { return x == "a"; } allow get: if f(); }', true],
  ['function f() { return g(); } function g() { return true; } match /{x} { allow get: if f(); }', true],
  ['function f() { return false; } match /{x} { function f() { return true; } allow get: if f(); }', true],
  ['match /{x} { function f(request) { return request == 1; } allow get: if f(1); }', true],
  ['match /{x} { function string(a) { return "b"; } allow get: if string(1) == "b"; }', true],
  ['match /{x} { function f(a) { return true; } allow get: if f(1 / 0); }', true],
  ['match /{x} { function f(a) { return a == 1 || true; } allow get: if f(1 / 0); }', true],
  ['match /{x} { function f() { let a = 1 / 0; return true; } allow get: if f(); }', true],
  ['match /{x} { function f() { let a = 1 / 0; return a == 1; } allow get: if f(); }', false],
  ['match /{x} { function f() { let a = 1; let b = a + 1; return b == 2; } allow get: if f(); }', true],
  ['match /{x} { function f() { let a = b; let b = 1; return a == 1; } allow get: if f(); }', false],
  ['match /{x} { function f(a) { return true; } allow get: if f(); }', false],
] as const;

describe('paths', () => {
  test.each(PATHS)('%s on %s: %s', async (rules, path, permit) => {
    expect(await judged(rules, path)).toMatchObject({ permit: permit });
  });

  test('a glob in version 1 matches at least one segment', async () => {
    expect(await judged('match /a/{x=**} { allow get; }', '/a', 'get', 1)).toMatchObject({ permit: false });
    expect(await judged('match /a/{x=**} { allow get; }', '/a/b/c', 'get', 1)).toMatchObject({
      permit: true,
    });
  });

  test('only rules for the storage service apply', async () => {
    const source = "rules_version = '2'; service cloud.firestore { match /a { allow get; } }";
    expect(await engine.ask(load(source))).toMatchObject({ errors: [] });
    expect(await engine.ask(verify(1, '/a', 'get'))).toMatchObject({ result: { permit: false } });
  });
});

describe('methods', () => {
  test.each(METHODS)('%s on %s: %s', async (statements, method, permit) => {
    expect(await judged(`match /a { ${statements} }`, '/a', method)).toMatchObject({ permit: permit });
  });
});

describe('functions', () => {
  test.each(FUNCTIONS)('%s: %s', async (rules, permit) => {
    expect(await judged(rules, '/a')).toMatchObject({ permit: permit });
  });
});

describe('Firestore documents', () => {
  const member = 'firestore.get(/databases/(default)/documents/members/$(request.auth.uid)).data';
  const cases = [
    [`${member}.role == 'lead'`, true, [MEMBER]],
    [`${member}.role == 'lead' && ${member}.group == 'g1'`, true, [MEMBER]],
    [
      `firestore.get(/databases/(default)/documents/groups/$(${member}.group)).data.open`,
      true,
      [MEMBER, GROUP],
    ],
    [`firestore.exists(${MEMBER}) && ${member}.role == 'lead'`, true, [MEMBER]],
    [
      'firestore.exists(/databases/(default)/documents/members/u2)',
      false,
      ['/databases/(default)/documents/members/u2'],
    ],
    ['firestore.get(/databases/(default)/documents/members/u2) == null', false, expect.anything()],
    [`false && ${member}.role == 'lead'`, false, []],
    [`${member}.role == 'lead' || true`, true, [MEMBER]],
    ["firestore.get('/databases/(default)/documents/members/u1') != null", false, []],
    ['firestore.exists(/databases/other/documents/members/u1)', false, []],
    ['firestore.exists(/members/u1)', false, []],
    [`firestore.exists(${MEMBER}, 1)`, false, []],
    ['firestore.getAfter(/databases/(default)/documents/members/u1) != null', false, []],
  ] as const;

  test.each(cases)('%s: %s', async (condition, permit, fetched) => {
    expect(await judged(`match /a { allow get: if ${condition}; }`, '/a')).toMatchObject({ permit, fetched });
  });

  test('rules may read two different documents but not a third', async () => {
    const exists = (...ids: string[]) =>
      ids.map((id) => `!firestore.exists(/databases/(default)/documents/none/${id})`).join(' && ');
    expect(await judged(`match /a { allow get: if ${exists('1', '2', '1', '2')}; }`, '/a')).toMatchObject({
      permit: true,
    });
    expect(await judged(`match /a { allow get: if ${exists('1', '2', '3')}; }`, '/a')).toMatchObject({
      permit: false,
    });
    expect(
      await judged(`match /a { allow get: if !${exists('1')}; allow get: if ${exists('2', '3')}; }`, '/a'),
    ).toMatchObject({ permit: false });
  });
});

describe('an evaluation', () => {
  test('reports where it failed only if nothing else allows the request', async () => {
    const failing = 'allow get: if request.auth.email.x == 1;';
    expect((await judged(`match /a { ${failing} }`, '/a')).warnings).toEqual([
      expect.stringMatching(/line \[2\].*Property email is undefined on object/),
    ]);
    expect((await judged(`match /a { ${failing} allow get; }`, '/a')).warnings).toEqual([]);
  });

  test('is limited to 1000 expressions', async () => {
    const ones = (count: number) => `match /a { allow get: if [${Array(count).fill(1).join()}].size() > 0; }`;
    expect(await judged(ones(900), '/a')).toMatchObject({ permit: true });
    expect(await judged(ones(1_000), '/a')).toMatchObject({
      permit: false,
      warnings: [expect.stringContaining('the maximum of 1000 expressions')],
    });
  });
});
