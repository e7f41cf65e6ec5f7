import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { judge } from './evaluation/judge.ts';
import { issueText } from './syntax/issue.ts';
import type { Value, ValueMap } from './values/value.ts';

// https://firebase.google.com/docs/storage/security/core-syntax and https://firebase.google.com/docs/rules/rules-language#function

const UID = 'u1';
const request: ValueMap = new Map<string, Value>([
  ['auth', new Map([['uid', UID]])],
  ['method', 'get'],
]);

const MEMBER = '/databases/(default)/documents/members/u1';
const GROUP = '/databases/(default)/documents/groups/g1';
const DOCUMENTS: Readonly<Record<string, ValueMap>> = {
  [MEMBER]: new Map([
    [
      'data',
      new Map<string, Value>([
        ['role', 'lead'],
        ['group', 'g1'],
      ]),
    ],
  ]),
  [GROUP]: new Map([['data', new Map([['open', true]])]]),
};

/** Judges as the CLI does: each document that the rules need is fetched, and the request judged again. */
function judged(rulesBody: string, path: string, method = 'get', version = 2) {
  const source = `rules_version = '${version}';\nservice firebase.storage { ${rulesBody} }`;
  const { rules, issues } = compile(source);
  if (rules === null) {
    throw new Error(issues.map(issueText).join('\n'));
  }
  const variables: ValueMap = new Map<string, Value>([
    ['request', request],
    ['resource', null],
  ]);
  const asked = { service: 'firebase.storage', path: path.slice(1).split('/'), method, variables };
  const known = new Map<string, ValueMap | null>();
  for (;;) {
    const verdict = judge(rules, source, asked, known);
    if (verdict.kind === 'decided') {
      return {
        permit: verdict.permit,
        warnings: verdict.warnings.map(issueText),
        fetched: [...known.keys()],
      };
    }
    known.set(verdict.path, DOCUMENTS[verdict.path] ?? null);
  }
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
  ['match /a/{x} { allow get: if x == ""; }', '/a/', true],
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
  ['allow read, write;', 'write', true],
  ['allow create;', 'write', false],
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
  test.each(PATHS)('%s on %s: %s', (rules, path, permit) => {
    expect(judged(rules, path).permit).toBe(permit);
  });

  test('in version 1 a glob takes at least one segment', () => {
    expect(judged('match /a/{x=**} { allow get; }', '/a', 'get', 1).permit).toBe(false);
    expect(judged('match /a/{x=**} { allow get; }', '/a/b/c', 'get', 1).permit).toBe(true);
  });

  test('only the storage service judges', () => {
    const source = "rules_version = '2'; service cloud.firestore { match /a { allow get; } }";
    const { rules } = compile(source);
    const asked = { service: 'firebase.storage', path: ['a'], method: 'get', variables: new Map() };
    expect(rules && judge(rules, source, asked, new Map())).toMatchObject({ kind: 'decided', permit: false });
  });
});

describe('methods', () => {
  test.each(METHODS)('%s on %s: %s', (statements, method, permit) => {
    expect(judged(`match /a { ${statements} }`, '/a', method).permit).toBe(permit);
  });
});

describe('functions', () => {
  test.each(FUNCTIONS)('%s: %s', (rules, permit) => {
    expect(judged(rules, '/a').permit).toBe(permit);
  });
});

describe('documents of Firestore', () => {
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
    [`${member}.role == 'lead' || true`, true, []],
    ["firestore.get('/databases/(default)/documents/members/u1') != null", false, []],
    ['firestore.exists(/databases/other/documents/members/u1)', false, []],
    ['firestore.exists(/databases/(default)/documents/members)', false, []],
    ["firestore.exists(/databases/(default)/documents/members/$('u1/x/y'))", false, []],
    ['firestore.exists(/members/u1)', false, []],
    [`firestore.exists(${MEMBER}, 1)`, false, []],
    ['firestore.getAfter(/databases/(default)/documents/members/u1) != null', false, []],
    ["firestore == 'f'", false, []],
  ] as const;

  test.each(cases)('%s: %s', (condition, permit, fetched) => {
    expect(judged(`match /a { allow get: if ${condition}; }`, '/a')).toMatchObject({ permit, fetched });
  });

  test('two different documents may be read, a third may not', () => {
    const exists = (...ids: string[]) =>
      ids.map((id) => `!firestore.exists(/databases/(default)/documents/none/${id})`).join(' && ');
    expect(judged(`match /a { allow get: if ${exists('1', '2', '1', '2')}; }`, '/a').permit).toBe(true);
    expect(judged(`match /a { allow get: if ${exists('1', '2', '3')}; }`, '/a').permit).toBe(false);
    expect(
      judged(`match /a { allow get: if !${exists('1')}; allow get: if ${exists('2', '3')}; }`, '/a').permit,
    ).toBe(false);
  });
});

describe('what is reported', () => {
  test('a fault, with its place, where nothing else allows', () => {
    expect(judged('match /a { allow get: if request.auth.email.x == 1; }', '/a').warnings).toEqual([
      'L2:65 Property email is undefined on object.',
    ]);
    expect(judged('match /a { allow get: if 1 / 0 == 1; allow get; }', '/a').warnings).toEqual([]);
    expect(judged('match /a { allow get: if false; }', '/a').warnings).toEqual([]);
  });

  test('what debug was called with', () => {
    expect(judged("match /a { allow get: if debug({'a': [1, 2.0]}).a.size() == 2; }", '/a')).toMatchObject({
      permit: true,
      warnings: ["L2:53 debug: {'a': [1, 2.0]}"],
    });
  });

  test('an evaluation that counts more than 1000 expressions', () => {
    const ones = (count: number) => `[${Array(count).fill(1).join()}].size() > 0`;
    expect(judged(`match /a { allow get: if ${ones(996)}; }`, '/a').permit).toBe(true);
    expect(judged(`match /a { allow get: if ${ones(997)}; }`, '/a')).toMatchObject({
      permit: false,
      warnings: [expect.stringContaining('the maximum of 1000 expressions')],
    });
    expect(
      judged(`match /a { allow get: if ${ones(500)} && false; allow get: if ${ones(500)}; }`, '/a').permit,
    ).toBe(false);
  });
});
