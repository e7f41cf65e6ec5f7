/** Conditions on which the stand-in and the official engine differ, and why that may be. */
export const KNOWN_DIFFERENCES: readonly {
  readonly expression: string;
  readonly reason: string;
}[] = [
  {
    expression: "int('\\u0663') == 3",
    reason: 'the official engine reads the digits of every script, the stand-in those of ASCII',
  },
  {
    expression: "string(float('2e23')) == '2.0E23'",
    reason: 'before version 19 Java does not print the shortest digits of every float',
  },
  {
    expression: "math.pow(-33.5, -3) == float('-2.659901650136486E-5')",
    reason: "the last digit of a power is the platform's",
  },
  {
    expression: 'exists(/databases/(default)/documents/a/b) == false',
    reason: 'get and exists without firestore. are functions of the Firestore service alone',
  },
  {
    expression: `[${Array(32).fill('/$([1])/$([2]) == 1 || true').join(', ')}].size() == 32`,
    reason: 'toward the limit of 1000 the official engine counts more for a path with two faults',
  },
];
