import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './stored-value.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('a value is stored until it is removed', () => {
  writeStored('a-key', 'a value');
  expect(readStored('a-key')).toBe('a value');

  writeStored('a-key', null);
  expect(readStored('a-key')).toBeNull();
});

it('a browser that blocks storage stores nothing, and nothing fails', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });

  writeStored('a-key', 'a value');

  expect(readStored('a-key')).toBeNull();
});
