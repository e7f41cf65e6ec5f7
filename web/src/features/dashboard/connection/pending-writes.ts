/** Counts what was sent to the database and is not yet answered; without a connection that may take long. */
let pending = 0;
const watchers = new Set<() => void>();

function change(by: number): void {
  pending += by;
  for (const wake of watchers) {
    wake();
  }
}

/** Counts a write until it is answered. */
export async function trackWrite<Answer>(write: Promise<Answer>): Promise<Answer> {
  change(1);
  try {
    return await write;
  } finally {
    change(-1);
  }
}

/** The store of how many writes wait for their answer. */
export const pendingWrites = {
  subscribe(wake: () => void): () => void {
    watchers.add(wake);
    return () => watchers.delete(wake);
  },
  count: () => pending,
};
