import type { MigrationReport } from './run-migrations.ts';

export function describeReport({ name, read, changed, unreadable, isDone }: MigrationReport): string {
  const left = unreadable === 0 ? '' : `, ${unreadable} unreadable and left as they are`;
  return `${name}: ${read} read, ${changed} changed${left}${isDone ? '' : ' so far'}`;
}
