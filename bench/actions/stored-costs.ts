import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { CACHE_FOLDER } from '../../tools/project.ts';
import type { Amount } from '../harness/fill-requests.ts';
import { type ActionCost, actionCostSchema, findAction } from './action-cost.ts';

/** Costs that were stored in an earlier format count as not measured. */
const storedCostsSchema = z.array(actionCostSchema).catch([]);

/** Returns the last measured cost of each action in a community of this size, from all runs. */
export function storedCosts(amount: Amount): ActionCost[] {
  const file = fileOf(amount);
  return existsSync(file) ? storedCostsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

export function storeMeasured(amount: Amount, measured: readonly ActionCost[]): void {
  const others = storedCosts(amount).filter((cost) => findAction(measured, cost) === undefined);
  const all = [...others, ...measured];
  writeFileSync(fileOf(amount), JSON.stringify(all, null, 2));
}

function fileOf({ total }: Amount): string {
  return join(CACHE_FOLDER, `bench-actions-${total}.json`);
}
