import { afterEach, describe, expect, it, vi } from 'vitest';
import { readInTab, readStored, writeInTab, writeStored } from './stored-value.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal(area, { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(read('a-key')).toBeNull();

    write('a-key', 'a value');
    expect(read('a-key')).toBe('a value');

    write('a-key', null);
    expect(read('a-key')).toBeNull();
  });
});
