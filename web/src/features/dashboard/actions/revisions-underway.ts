import { useSyncExternalStore } from 'react';
import { createStore } from '../../../ui/store.ts';

/** Thrown if a change of the request still awaits confirmation. Nothing was written. */
export class RevisionUnderwayError extends Error {
  override name = 'RevisionUnderwayError';

  constructor() {
    super('An earlier change of the request is not confirmed yet');
  }
}

/** The ids of the requests whose next revision this page has written and the server has not confirmed. */
const underway = createStore<ReadonlySet<string>>(new Set());

/**
 * Writes one revision of a request at a time. A second one would build on the first, so if a colleague's change came
 * between, the rules would refuse the first and accept the second.
 * @throws RevisionUnderwayError if another one is not confirmed yet
 */
export async function writeAlone(requestId: string, write: () => Promise<void>): Promise<void> {
  if (underway.get().has(requestId)) {
    throw new RevisionUnderwayError();
  }
  underway.set(new Set(underway.get()).add(requestId));
  try {
    await write();
  } finally {
    underway.set(new Set([...underway.get()].filter((id) => id !== requestId)));
  }
}

/** True while this page awaits confirmation of a change to the request, even one made on a card that has since been closed. */
export function useIsRevisionUnderway(requestId: string): boolean {
  return useSyncExternalStore(underway.subscribe, () => underway.get().has(requestId));
}
