import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListAnnouncement } from './use-list-announcement.ts';

it('each list but the first is announced once, and a partial list again once it is complete', () => {
  const { result, rerender } = renderHook((key: string) => useListAnnouncement(key), { initialProps: 'a' });
  const announced = (text: string, isPartial?: boolean) => {
    act(() => result.current[1](text, isPartial));
    return result.current[0].text;
  };

  expect(announced('A (1)')).toBe('');

  rerender('b');
  expect(announced('B, partial', true)).toBe('B, partial');
  expect(announced('B, still partial', true)).toBe('B, partial');
  expect(announced('B (2)')).toBe('B (2)');
  expect(announced('B, partial', true)).toBe('B (2)');
  expect(announced('B (3)')).toBe('B (2)');
});
