import * as z from 'zod';
import type { Google } from './google.ts';

const NAME = /\/locations\/(?<region>[^/]+)\/functions\/(?<name>[^/]+)$/;

const functionsSchema = z.object({
  functions: z
    .array(
      z.object({
        name: z.string(),
        labels: z.record(z.string(), z.string()).default({}),
        eventTrigger: z.unknown().optional(),
        serviceConfig: z.object({ service: z.string().default('') }).prefault({}),
      }),
    )
    .default([]),
});

export interface DeployedFunction {
  readonly name: string;
  readonly region: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly caller: 'visitor' | 'schedule' | 'event';
  /** The full name of its Cloud Run service. Empty if a failed deployment made none. */
  readonly service: string;
}

/**
 * Returns all functions of the project, including those of other products.
 * @param mayBeAbsent true for a project that may never have had functions
 */
export async function deployedFunctions(
  google: Google,
  project: string,
  mayBeAbsent = false,
): Promise<DeployedFunction[]> {
  const path = `v2/projects/${project}/locations/-/functions?pageSize=500`;
  const { functions } = functionsSchema.parse(
    (await google.call({ api: 'cloudfunctions', path, mayBeAbsent })) ?? {},
  );
  return functions.map(({ name: fullName, labels, eventTrigger, serviceConfig: { service } }) => {
    const { name = '', region = '' } = NAME.exec(fullName)?.groups ?? {};
    const isScheduled = labels['deployment-scheduled'] === 'true';
    const caller = isScheduled ? 'schedule' : eventTrigger === undefined ? 'visitor' : 'event';
    return { name, region, labels, caller, service };
  });
}
