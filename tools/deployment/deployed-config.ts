import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hostingHeadersSchema, originsOf, withEmbedOrigins } from './embed-headers.ts';

const rewriteSchema = z.looseObject({
  source: z.string(),
  function: z.object({ functionId: z.string(), region: z.string() }).optional(),
});

const configSchema = z.looseObject({
  functions: z.array(z.looseObject({})),
  hosting: z.looseObject({ headers: hostingHeadersSchema, rewrites: z.array(rewriteSchema) }),
});

/** Beside firebase.json, whose paths it shares; not in the repository. */
const DEPLOYED_CONFIG = 'firebase.deployed.json';

/** What firebase.json leaves open. */
export interface DeployedParts {
  readonly region: string;
  /** The sites that may frame the form, set apart by spaces. */
  readonly embedOrigins: string | undefined;
}

/**
 * Writes firebase.json as this deployment needs it: the sites that may frame the form, the region of the functions, and no builds,
 * which come before the first change.
 * @returns the file's name
 */
export function writeDeployedConfig(folder: string, { region, embedOrigins }: DeployedParts): string {
  const config = configSchema.parse(JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')));
  const functions = config.functions.map((codebase) => ({ ...codebase, predeploy: [] }));
  const hosting = {
    ...config.hosting,
    predeploy: [],
    headers: withEmbedOrigins(config.hosting.headers, originsOf(embedOrigins)),
    rewrites: config.hosting.rewrites.map((rewrite) =>
      rewrite.function === undefined ? rewrite : { ...rewrite, function: { ...rewrite.function, region } },
    ),
  };
  writeFileSync(join(folder, DEPLOYED_CONFIG), JSON.stringify({ ...config, functions, hosting }, null, 2));
  return DEPLOYED_CONFIG;
}
