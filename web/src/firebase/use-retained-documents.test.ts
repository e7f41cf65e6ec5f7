import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LiveQuery } from './use-live-query.ts';
import { useRetainedDocuments } from './use-retained-documents.ts';

type Names = LiveQuery<{ name: string }>;

const retry = () => undefined;
const LOADING: Names = { state: 'loading', retry };
const FAILED: Names = { state: 'error', failure: 'refused', retry };

const ready = (...ids: string[]): Names => ({
  state: 'ready',
  documents: ids.map((id) => ({ id, name: id })),
  retry,
});

function follow(first: Names) {
  const { result, rerender } = renderHook((live: Names) => useRetainedDocuments(live), {
    initialProps: first,
  });
  return { seen: () => result.current, see: rerender };
}

it('nothing is there until the first documents are', () => {
  const { seen, see } = follow(LOADING);
  expect(seen()).toEqual({ ...LOADING, isLoadingMore: false });

  see(ready('anna'));

  expect(seen()).toEqual({ ...ready('anna'), isLoadingMore: false });
});

it('the documents stay while more are loaded', () => {
  const { seen, see } = follow(ready('anna'));

  see(LOADING);
  expect(seen()).toEqual({ ...ready('anna'), isLoadingMore: true });

  see(ready('anna', 'ruth'));
  expect(seen()).toEqual({ ...ready('anna', 'ruth'), isLoadingMore: false });
});

it('after a failure the documents are gone, also while the list is loaded again', () => {
  const { seen, see } = follow(ready('anna'));

  see(FAILED);
  expect(seen()).toEqual({ ...FAILED, isLoadingMore: false });

  see(LOADING);
  expect(seen()).toEqual({ ...LOADING, isLoadingMore: false });
});
