import { randomUUID } from 'node:crypto';
import { COLLECTIONS, MIGRATION_STATE_ID } from '@prayer-community/domain/collections';
import { after, MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

/** Longer than any batch takes. After a killed run, the next one has to wait this long. */
const LEASE_MS = 5 * MINUTE_MS;

const stateSchema = z.object({
  /** The number of completed migrations. */
  version: z.number().int().nonnegative(),
  /** The last document that the current migration has read. Empty before the first. */
  cursor: z.string(),
  leased_by: z.string().nullable(),
  leased_until: storedInstant.nullable(),
});

export type Progress = Pick<z.infer<typeof stateSchema>, 'version' | 'cursor'>;

type Lease = Pick<z.infer<typeof stateSchema>, 'leased_by' | 'leased_until'>;

/** Another run is migrating the same store. The message says when its lease ends. */
export class MigrationRunningError extends Error {
  override readonly name = 'MigrationRunningError';

  constructor(until: Date) {
    super(`Another run migrates this store, or was killed: try again after ${until.toISOString()}.`);
  }
}

/** Reads the progress without taking the lease. */
export async function readProgress(db: Firestore): Promise<Progress> {
  return parse(await stateRef(db).get());
}

/** The exclusive right to migrate a store. */
export class MigrationLease {
  readonly #db: Firestore;
  readonly #now: () => Date;
  readonly #holder = randomUUID();

  constructor(db: Firestore, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Takes the lease. Returns the progress of the last run.
   * @throws MigrationRunningError while another run has the lease
   */
  take(): Promise<Progress> {
    return this.#db.runTransaction(async (transaction) => {
      const state = parse(await transaction.get(stateRef(this.#db)));
      if (state.leased_until !== null && state.leased_until > this.#now()) {
        throw new MigrationRunningError(state.leased_until);
      }
      transaction.set(stateRef(this.#db), this.#held(state));
      return state;
    });
  }

  /**
   * Stores the progress and extends the lease.
   * @throws MigrationRunningError if another run has taken the lease
   */
  async saveProgress(progress: Progress): Promise<void> {
    await this.#change(this.#held(progress));
  }

  /** Releases the lease so that the next run can begin immediately. */
  async release(): Promise<void> {
    await this.#change({ leased_by: null, leased_until: null });
  }

  #held({ version, cursor }: Progress): Progress & Lease {
    const leased_until = after(this.#now(), LEASE_MS);
    return { version, cursor, leased_by: this.#holder, leased_until };
  }

  #change(fields: Lease & Partial<Progress>): Promise<void> {
    return this.#db.runTransaction(async (transaction) => {
      const state = parse(await transaction.get(stateRef(this.#db)));
      if (state.leased_by !== this.#holder) {
        throw new MigrationRunningError(state.leased_until ?? this.#now());
      }
      transaction.update(stateRef(this.#db), { ...fields });
    });
  }
}

function stateRef(db: Firestore): DocumentReference {
  return db.collection(COLLECTIONS.migrations).doc(MIGRATION_STATE_ID);
}

function parse(document: DocumentSnapshot): z.infer<typeof stateSchema> {
  return stateSchema.parse(
    document.data() ?? { version: 0, cursor: '', leased_by: null, leased_until: null },
  );
}
