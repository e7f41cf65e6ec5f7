import { allOrFault, Fault, isFault } from '../values/fault.ts';
import { INT64_MAX, INT64_MIN, saturatingInt64 } from '../values/int64.ts';
import { parsePath } from '../values/path-text.ts';
import { textOf } from '../values/text.ts';
import type { Value } from '../values/value.ts';
import { functionRow, method, type Operation } from './operation.ts';
import { matchesWhole, replaceAll, splitBy } from './regular-expression.ts';

const conversionFault = (text: string, type: string) =>
  new Fault(`Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`);

function parseInt64(text: string): bigint | Fault {
  const value = /^[+-]?[0-9]+$/.test(text) ? BigInt(text.replace('+', '')) : null;
  return value === null || value < INT64_MIN || value > INT64_MAX ? conversionFault(text, 'int') : value;
}

/** Decimal digits with an exponent and a type suffix, or `p` with hexadecimal ones; blanks around do no harm. */
const DECIMAL = /^([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)[fFdD]?$/;
const HEXADECIMAL = /^([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([+-]?[0-9]+)[fFdD]?$/;
const NAMED: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  '+NaN': Number.NaN,
  '-NaN': Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '+Infinity': Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

function parseFloat64(text: string): number | Fault {
  const trimmed = text.trim();
  const named = Object.hasOwn(NAMED, trimmed) ? NAMED[trimmed] : undefined;
  const decimal = DECIMAL.exec(trimmed)?.[1];
  const [, sign, whole = '', fraction = '', exponent] = HEXADECIMAL.exec(trimmed) ?? [];
  if (decimal !== undefined || named !== undefined) {
    return named ?? Number(decimal);
  }
  if (whole + fraction === '') {
    return conversionFault(text, 'float');
  }
  const size = Number.parseInt(whole + fraction, 16) * 2 ** (Number(exponent) - 4 * fraction.length);
  return sign === '-' ? -size : size;
}

/** Only the letters of ASCII have another case in the rules language. */
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const upper = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

// biome-ignore lint/suspicious/noControlCharactersInRegex: everything up to the space is trimmed
const trim = (text: string) => text.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');

/** Half a surrogate pair has no UTF-8: a question mark stands for it. */
const utf8 = (text: string) => new Uint8Array(Buffer.from(text.replace(/\p{Surrogate}/gu, '?'), 'utf8'));

/** The bytes of a text or the bytes themselves. */
export const bytesOf = (value: string | Uint8Array) => (typeof value === 'string' ? utf8(value) : value);

/** Text of the elements with the separator between; a fault where one has no text. */
export function joined(list: readonly Value[], separator: string): string | Fault {
  const texts = allOrFault(list.map(textOf));
  return isFault(texts) ? texts : texts.join(separator);
}

/** Firebase Security Rules reference, "String", "Bytes", "Integer" and "Float". */
// biome-ignore format: a table
export const STRINGS: readonly Operation[] = [
  functionRow('string', ['int'],                  'string', textOf),
  functionRow('string', ['float'],                'string', textOf),
  functionRow('string', ['null'],                 'string', textOf),
  functionRow('string', ['string'],               'string', textOf),
  functionRow('string', ['bool'],                 'string', textOf),
  functionRow('string', ['path'],                 'string', textOf),
  functionRow('int',    ['int'],                  'int',    (value) => value),
  functionRow('int',    ['float'],                'int',    saturatingInt64),
  functionRow('int',    ['string'],               'int',    parseInt64),
  functionRow('float',  ['int'],                  'float',  Number),
  functionRow('float',  ['float'],                'float',  (value) => value),
  functionRow('float',  ['string'],               'float',  parseFloat64),
  functionRow('path',   ['string'],               'path',   parsePath),
  method('size',        ['string'],               'int',    (text) => BigInt(text.length)),
  method('lower',       ['string'],               'string', lower),
  method('upper',       ['string'],               'string', upper),
  method('trim',        ['string'],               'string', trim),
  method('matches',     ['string', 'string'],     'bool',   matchesWhole),
  method('split',       ['string', 'string'],     'list',   splitBy),
  method('replace',     ['string', 'string', 'string'], 'string', replaceAll),
  method('toUtf8',      ['string'],               'bytes',  utf8),
  method('size',        ['bytes'],                'int',    (bytes) => BigInt(bytes.length)),
  method('toBase64',    ['bytes'],                'string', urlSafeBase64),
  method('toHexString', ['bytes'],                'string', (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
];

function urlSafeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}
