import type { FirestoreCall } from './metered-grpc.ts';

type Call = Pick<FirestoreCall, 'functionName' | 'startedAt' | 'endedAt'>;

/** Returns the most calls that one function makes one after another. Overlapping calls count as one. */
export function roundTripsOf(calls: readonly Call[]): number {
  const names = new Set(calls.map(({ functionName }) => functionName));
  return Math.max(
    0,
    ...[...names].map((name) => longestChain(calls.filter(({ functionName }) => functionName === name))),
  );
}

/** Takes the call that ends first, then the next that starts no earlier than that, and so on. */
function longestChain(calls: readonly Call[]): number {
  let chain = 0;
  let freeAt = 0;
  for (const { startedAt, endedAt } of calls.toSorted((one, other) => one.endedAt - other.endedAt)) {
    if (startedAt >= freeAt) {
      chain += 1;
      freeAt = endedAt;
    }
  }
  return chain;
}
