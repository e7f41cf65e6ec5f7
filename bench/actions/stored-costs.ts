import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { CACHE_FOLDER } from '../../tools/project.ts';
import type { Amount } from '../harness/fill-requests.ts';
import type { ActionCost } from './action-cost.ts';

const billSchema = z.object({
  documents: z.number(),
  rules: z.number(),
  aggregations: z.number(),
  writes: z.number(),
  deletes: z.number(),
});

const storedSchema: z.ZodType<ActionCost[]> = z.array(
  z.object({
    role: z.enum(['visitor', 'member', 'prayer_team', 'leadership', 'clock']),
    action: z.string(),
    direct: billSchema,
    callable: billSchema,
    roundTrips: z.number(),
    after: billSchema,
    runs: z.number(),
  }),
);

/** What was measured last in a community of that size, of each action that ever was. */
export function storedCosts(amount: Amount): ActionCost[] {
  const file = fileOf(amount);
  return existsSync(file) ? storedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Stores what was measured in such a community, and replaces what earlier runs measured of the same actions. */
export function storeMeasured(amount: Amount, measured: readonly ActionCost[]): void {
  const isMeasured = (one: ActionCost) =>
    measured.some(({ role, action }) => role === one.role && action === one.action);
  const all = [...storedCosts(amount).filter((cost) => !isMeasured(cost)), ...measured];
  writeFileSync(fileOf(amount), JSON.stringify(all, null, 2));
}

function fileOf({ total }: Amount): string {
  return join(CACHE_FOLDER, `bench-actions-${total}.json`);
}
