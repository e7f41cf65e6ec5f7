import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useIsMounted } from './use-is-mounted.ts';

it('a component is mounted until it is unmounted, also if its effects run twice', () => {
  const { result, unmount } = renderHook(useIsMounted, { wrapper: StrictMode });
  expect(result.current.current).toBe(true);

  unmount();

  expect(result.current.current).toBe(false);
});
