import { effectiveUrgencyMigration } from './001-effective-urgency.ts';
import { searchTermsMigration } from './002-search-terms.ts';
import { personLinkMigration } from './003-person-link.ts';
import type { Migration } from './migration.ts';

/**
 * All migrations in the order in which they run. Never change, move or remove a released one: stores track their
 * progress by position.
 */
export const MIGRATIONS: readonly Migration[] = [
  effectiveUrgencyMigration,
  searchTermsMigration,
  personLinkMigration,
];
