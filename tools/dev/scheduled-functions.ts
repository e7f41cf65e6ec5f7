import { z } from 'zod';

interface ScheduledFunction {
  readonly name: string;
  readonly schedule: string;
  readonly timeZone: string | null;
}

const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({
          name: z.string(),
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
    .flatMap(({ name, schedule }) =>
      schedule === undefined
        ? []
        : [{ name, schedule: schedule.schedule, timeZone: schedule.timeZone ?? null }],
    );
}
