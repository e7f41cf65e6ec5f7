import type { TypeName } from '../values/value.ts';

/** Claims of the caller's token, so that expressions also meet values that the compiler does not see. */
export const CLAIMS = {
  sub: 'u1',
  user_id: 'u1',
  n: 7,
  half: 0.5,
  yes: true,
  nothing: null,
  word: 'abc',
  list: [1, 'a', [2, null]],
  map: { a: 1, b: { c: 'x' } },
};

/** Sources of values of every type: the usual ones and those at the edges. */
export const LITERALS: Readonly<Record<TypeName, readonly string[]>> = {
  null: ['null', 'request.auth.token.nothing'],
  bool: ['true', 'false', 'request.auth.token.yes'],
  int: [
    ...['0', '1', '2', '3', '-1', '-7', '10', '1000', '9223372036854775807', '-9223372036854775808'],
    ...['9007199254740993', '1609459200000', 'request.auth.token.n'],
  ],
  float: [
    ...['0.0', '1.0', '1.5', '-2.5', '0.1', '100.0', '3.', '.25', '9007199254740992.0', '-0.0'],
    ...["float('NaN')", "float('Infinity')", "float('1e21')", 'request.auth.token.half'],
  ],
  string: [
    ...[
      "''",
      "'a'",
      "'b'",
      "'abc'",
      "'a,b,,c,'",
      "' A b\\t'",
      "'hello world'",
      '"é\\u00df"',
      "'\\ud83d\\ude00'",
    ],
    ...["'10'", "'-5'", "'1.5'", "'1e3'", "'/a/b'", "'a/{v}'", "'2021-03-04T05:06:07.089Z'", "'s'", "'ms'"],
    ...[
      "'a*'",
      "'[a-c]+'",
      "','",
      "'(a)(b)?'",
      "'[$1]'",
      "'\\\\$'",
      "'('",
      "'(?i)ABC'",
      'request.auth.token.word',
    ],
    ...['request.method', 'request.auth.uid'],
  ],
  bytes: ["b''", "b'abc'", "b'\\xff\\x00'", "B'a'"],
  timestamp: [
    ...[
      'timestamp.value(0)',
      'timestamp.value(-1)',
      'timestamp.date(2024, 2, 29)',
      'timestamp.date(1, 1, 1)',
    ],
    ...["timestamp.value('2021-03-04T05:06:07.089123456Z')", "timestamp.value('2000-12-31T23:59:59+02:00')"],
  ],
  duration: [
    ...["duration.value(1, 'd')", "duration.value(-90, 'm')", 'duration.time(1, 2, 3, 4)'],
    ...["duration.value(1500, 'ms')", "duration.value(315576000000, 's')"],
  ],
  latlng: ['latlng.value(37, -122)', 'latlng.value(0, 0.0)', 'latlng.value(-33.5, 151.25)'],
  list: [
    ...['[]', '[1, 2, 3]', "['a', 'b']", "[1, 'a', null]", '[1.0, 2]', "[[1], ['a']]", '[true,]', '[/a/b]'],
    'request.auth.token.list',
  ],
  set: ['[1, 2].toSet()', "['a', 'b'].toSet()", '[].toSet()', "[1, 'a', 1.0, null].toSet()"],
  map: [
    ...['{}', "{'a': 1}", "{'a': 1, 'b': 'x'}", "{'a': {'b': [1, 2]}}", "{'b': null, 'a': 1.0,}"],
    'request.auth.token.map',
  ],
  map_diff: ["{'a': 1, 'b': 2}.diff({'a': 1.0, 'c': 3})", '{}.diff({})'],
  path: ['/a/b', '/a/{v}', "path('x/y z')", '/(default)/c', "/a/$('b c')/%20d", '/{v=**}/z'],
};

/** Sources that are no value: names that mean nothing, what is missing, and operations that fail. */
export const FAULTS = [
  ...[
    'nothing',
    'request.foo',
    'request.auth.token.foo.bar',
    '(1 / 0)',
    "int('x')",
    '[1][5]',
    '{}.a',
    'null.x',
  ],
  ...["'a'.foo()", 'foo(1)', 'math.max(1, 2)', '[1 % 0]', 'bool(1)', '(9223372036854775807 + 1)'],
];
