import { effectiveUrgencyMigration } from './001-effective-urgency.ts';
import { searchTermsMigration } from './002-search-terms.ts';
import { personLinkMigration } from './003-person-link.ts';
import type { Migration } from './migration.ts';

/** All migrations, in the order in which they run. A released one is never changed, moved or removed: stores count by their place. */
export const MIGRATIONS: readonly Migration[] = [
  effectiveUrgencyMigration,
  searchTermsMigration,
  personLinkMigration,
];
