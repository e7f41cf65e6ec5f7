import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { issueText } from './syntax/issue.ts';

// https://firebase.google.com/docs/rules/rules-language and, for the limits, https://firebase.google.com/docs/rules/rules-behavior

const service = (body: string) => `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;
const match = (body: string) => service(`match /b/{bucket}/o {\n${body}\n}`);
const repeated = (text: string, times: number, separator = '') => Array(times).fill(text).join(separator);

function issuesOf(source: string) {
  return compile(source).issues.map((issue) => `${issue.severity} ${issueText(issue)}`);
}

const REFUSED = [
  ['', 'L1:1 Rules content empty. Compilation aborted.'],
  [
    "rules_version = '3';\nservice firebase.storage { match /a { allow get; } }",
    'L1:1 Unsupported rules version 3.',
  ],
  ["rules_version = '2';", "L1:21 Unexpected '<EOF>' where a service is expected."],
  ["import 'x';", 'L1:1 Import statements are not allowed.'],
  [service(''), "L4:1 The 'service' body must contain at least one declaration."],
  [service('allow get;'), "L3:1 Unexpected 'allow'."],
  [match(''), "L5:1 The 'match' body must contain at least one declaration."],
  [match('allow get: true;'), "L4:12 Missing 'if' before conditional expression."],
  [match('allow get if true;'), "L4:11 Missing ':' before 'if' condition."],
  [match('allow get: if;'), "L4:14 Missing conditional expression after 'if'."],
  [match('allow: if true;'), "L4:6 Expected at least one 'operation' after 'allow'."],
  [match('allow get,: if true;'), "L4:11 Expected at least one 'operation' after 'allow'."],
  [match('allow get: if true;;'), "L4:20 Unexpected ';'."],
  [match("allow get: if 'a'.matches('(');"), 'L4:27 Invalid regular expression pattern. Pattern: (.'],
  [match('allow get: if math == 1;'), 'L4:15 math is a package and cannot be used as variable name.'],
  [match('allow get: if 7/2 == 3;'), "L4:16 Unexpected '/2'."],
  [
    match("allow get: if '\\d' == 'd';"),
    'L4:16 Invalid escape sequence \\d. A backslash itself is written \\\\.',
  ],
  [match('while (true) {}'), "L4:1 Unexpected 'while'."],
  [match('allow get: if [1].map(x => x) == [];'), "L4:25 Unexpected '='."],
  [match('function f() { let a = 1 return a; }'), "L4:26 missing ';' at 'return'"],
  [match('function f() { let a = 1; }'), "L4:27 Unexpected '}' where 'return' is expected."],
  [match('function f(a, a) { return a; }'), 'L4:15 Variable a is already defined.'],
  [
    match('function f(a) { let a = 1; return a; }'),
    'L4:21 The identifier [a] is already bound in the current scope.',
  ],
  [match('function f() { return 1; } function f(a) { return a; }'), 'L4:37 Function f is already defined.'],
  [match('function f() { return f(); }'), 'L4:10 Recursive call is not allowed.'],
  [
    match('function f() { return g(); } function g() { return f(); }'),
    'L4:10 Detected a call cycle between [f,g] functions.',
  ],
  [
    match('function f(a, b, c, d, e, g, h, i) { return true; }'),
    'L4:10 Maximum allowed function arguments of 7 for function f is reached.',
  ],
  [
    match(
      `function f() { ${Array.from({ length: 12 }, (_, at) => `let a${at} = 1;`).join(' ')} return true; }`,
    ),
    'L4:153 Maximum allowed variable count of 10 for a given function has been reached.',
  ],
  [
    match(`allow get: if ${repeated('(', 99)}true${repeated(')', 99)};`),
    'Expression is too complex to evaluate safely.',
  ],
  [match(`allow get: if ${repeated('true', 100, ' && ')};`), 'Expression is too complex to evaluate safely.'],
  [
    service(`${repeated('match /a {', 12)} allow get; ${repeated('}', 12)}`),
    'resource rule depth of 10 is reached.',
  ],
  [service(`match ${repeated('/a', 101)} { allow get; }`), 'Maximum allowed path length of 100 is reached.'],
  [service('match /{a}/{a} { allow get; }'), 'L3:11 Variable a already exists in the PathTemplate.'],
  [service('match /{a=**} { match /{b=**} { allow get; } }'), 'Only one glob match is permitted'],
  [
    service('match b/{c} { allow get; }'),
    "L3:7 Forward slash '/' found where identifier or binding expected.",
  ],
  [service('match /{math} { allow get; }'), 'L3:9 math is a package and cannot be used as variable name.'],
  [
    'service firebase.storage { match /{a=**}/b { allow get; } }',
    'Glob matches are permitted as the last segment',
  ],
  [
    `${match('allow get;')} service firebase.storage { match /a { allow get; } }`,
    'Duplicate service name declaration.',
  ],
] as const;

const WARNED = [
  ['service firebase.storage { match /a { allow get; } }', 'Ruleset uses old version (version [1]).'],
  [match('allow read, fetch;'), 'warning L4:13 Invalid method name: fetch.'],
  [match('allow get: if isStaff();'), 'warning L4:15 Invalid function name: isStaff.'],
  [match('allow get: if get(/a/b) == null;'), 'warning L4:15 Invalid function name: get.'],
  [match('allow get: if firestore.getAfter(/a/b) == null;'), 'Invalid function name: firestore.getAfter.'],
  [match('allow get: if user.name == 1;'), 'warning L4:15 Invalid variable name: user.'],
  [match("allow get: if 'a'.startsWith('a');"), 'warning L4:18 Invalid function name: startsWith.'],
  [match("allow get: if 'a'.size(1) == 1;"), 'Incorrect number of arguments supplied to function: size.'],
  [match('function f() { return true; } allow get;'), 'warning L4:10 Unused function: f.'],
  [match('function f(a) { return true; } allow get: if f(1);'), 'warning L4:12 Unused variable: a.'],
  [match('function f() { let a = 1; return true; } allow get: if f();'), 'warning L4:20 Unused variable: a.'],
  [match('allow get: if 1;'), 'Permission statements expect a boolean value. Received one of [int].'],
  [match("allow get: if 1 == 'a';"), 'this comparison will always return false.'],
  [match("allow get: if null != 'a';"), 'this comparison will always return true.'],
  [match('allow get: if [1] + [2] == [1, 2];'), 'Invalid type. Received one of [list].'],
  [
    match("allow get: if 'a' in 'abc';"),
    'Invalid type. Received one of [string]. Expected one of [list, set, map].',
  ],
  [
    'rules_version = "2"; service cloud.shop { match /a { allow get; } }',
    'Invalid service name: cloud.shop.',
  ],
] as const;

const ACCEPTED = [
  match('allow read, write'),
  match('allow GET, reAd: if true allow write: if false'),
  match(`allow get: if ${repeated('(', 98)}true${repeated(')', 98)};`),
  match(`allow get: if request${repeated('.a', 200)} == 1;`),
  match('allow get: if firestore.exists(/databases/(default)/documents/a/$(request.auth.uid));'),
  match('function math() { return true; } allow get: if math();'),
  match('function f(list) { return list; } /* one */ allow get: if f(true,); // two'),
  service('match / {a} /b { allow get; } match /c/{ d = ** } { match /e { allow get; } }'),
];

describe('a source that is not of the language is refused with its place', () => {
  test.each(REFUSED)('%s', (source, message) => {
    const { rules, issues } = compile(source);
    expect(rules).toBeNull();
    expect(
      issues
        .filter(({ severity }) => severity === 'error')
        .map(issueText)
        .join('\n'),
    ).toContain(message);
  });
});

describe('what can be deployed but never holds is warned of', () => {
  test.each(WARNED)('%s', (source, message) => {
    expect(compile(source).rules).not.toBeNull();
    expect(issuesOf(source).join('\n')).toContain(message);
  });
});

describe('what the official compilers take without a word', () => {
  test.each(ACCEPTED)('%s', (source) => {
    expect(issuesOf(source)).toEqual([]);
  });
});
