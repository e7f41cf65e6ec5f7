import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { CACHE_FOLDER } from '../../local/project.ts';
import type { Amount } from '../bench-reads/fill-requests.ts';
import type { ActionCost } from './action-cost.ts';

const billSchema = z.object({
  documents: z.number(),
  rules: z.number(),
  aggregations: z.number(),
  writes: z.number(),
  deletes: z.number(),
});

const keptSchema: z.ZodType<ActionCost[]> = z.array(
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

/** What earlier runs measured in a community of that size, with what this one did in the place of the same actions. */
export function withKept({ total }: Amount, measured: readonly ActionCost[]): ActionCost[] {
  const file = join(CACHE_FOLDER, `bench-actions-${total}.json`);
  const before = existsSync(file) ? keptSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const isMeasured = (one: ActionCost) =>
    measured.some(({ role, action }) => role === one.role && action === one.action);
  const all = [...before.filter((cost) => !isMeasured(cost)), ...measured];
  writeFileSync(file, JSON.stringify(all, null, 2));
  return all;
}
