import { z } from 'zod';
import { PROJECT_ID } from '../project.ts';

export interface ScheduledFunction {
  readonly id: string;
  readonly schedule: string;
  readonly timeZone: string | null;
}

/** The schedules in the functions emulator's `GET /backends` response. */
const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({
          id: z.string(),
          schedule: z.object({ schedule: z.string(), timeZone: z.string().nullish() }).optional(),
        }),
      ),
    }),
  ),
});

export async function listScheduledFunctions(functionsUrl: string): Promise<ScheduledFunction[]> {
  const response = await fetch(`${functionsUrl}/backends`);
  const { backends } = backendsSchema.parse(await response.json());
  return backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .flatMap(({ id, schedule }) =>
      schedule === undefined
        ? []
        : [{ id, schedule: schedule.schedule, timeZone: schedule.timeZone ?? null }],
    );
}

/**
 * Runs a scheduled function once and waits until it is done.
 * @throws Error if the function fails or does not exist
 */
export async function runScheduledFunction(functionsUrl: string, id: string): Promise<void> {
  const { ok, text } = await trigger(functionsUrl, await currentTrigger(functionsUrl, id));
  if (!ok) {
    throw new Error(`${id} failed: ${text}`);
  }
}

// The trigger's name ends in a number that rises with every reload. Only the response to an unknown name reveals it.
async function currentTrigger(functionsUrl: string, id: string): Promise<string> {
  const { text } = await trigger(functionsUrl, `${id}-`);
  const generations = text
    .split(/[\s,]+/)
    .filter((name) => name.startsWith(`${id}-`))
    .map((name) => Number(name.slice(id.length + 1)))
    .filter((generation) => Number.isInteger(generation));
  return `${id}-${Math.max(0, ...generations)}`;
}

async function trigger(functionsUrl: string, name: string): Promise<{ ok: boolean; text: string }> {
  const response = await fetch(`${functionsUrl}/functions/projects/${PROJECT_ID}/triggers/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  return { ok: response.ok, text: await response.text() };
}
