import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readInTab,
  readStored,
  readStoredJson,
  removeInTab,
  removeStored,
  writeInTab,
  writeStored,
} from './stored-value.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function block(area: 'localStorage' | 'sessionStorage') {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal(area, { getItem: blocked, setItem: blocked, removeItem: blocked });
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

describe.each([
  ['on the device', 'localStorage', readStored, writeStored],
  ['in the tab', 'sessionStorage', readInTab, writeInTab],
] as const)('a value stored %s', (_where, area, read, write) => {
  it('stays until it is removed', () => {
    write('a-key', 'a value');
    expect(read('a-key')).toBe('a value');
    expect(globalThis[area].getItem('a-key')).toBe('a value');

    write('a-key', null);
    expect(read('a-key')).toBeNull();
  });

  it('lasts as long as the page if the browser blocks its storage', () => {
    block(area);
    expect(read('a-key')).toBeNull();

    write('a-key', 'a value');
    expect(read('a-key')).toBe('a value');

    write('a-key', null);
    expect(read('a-key')).toBeNull();
  });
});

it('text that is no JSON counts as nothing', () => {
  writeStored('a-json-key', '{"a":1}');
  expect(readStoredJson('a-json-key')).toEqual({ a: 1 });

  writeStored('a-json-key', '{"a":');
  expect(readStoredJson('a-json-key')).toBeNull();
});

it('values are removed by prefix, even those that the browser did not store', () => {
  writeStored('draft.stored', 'a text');
  writeStored('another', 'thing');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('draft.unstored', 'a text');
  full.mockRestore();

  removeStored(['draft.']);

  expect(readStored('draft.stored')).toBeNull();
  expect(readStored('draft.unstored')).toBeNull();
  expect(readStored('another')).toBe('thing');
});

it('values in the tab are removed by prefix', () => {
  writeInTab('draft.stored', 'a text');
  writeInTab('another', 'thing');

  removeInTab(['draft.']);

  expect(readInTab('draft.stored')).toBeNull();
  expect(readInTab('another')).toBe('thing');
});

it('the refusal of a key is reported once', () => {
  const warned = block('localStorage');

  readStored('a-refused-key');
  writeStored('a-refused-key', 'a value');
  writeStored('a-refused-key', 'another value');

  expect(warned).toHaveBeenCalledTimes(1);
});
