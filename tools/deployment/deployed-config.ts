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

/** Placed next to firebase.json because its paths are relative. Not checked in. */
const DEPLOYED_CONFIG = 'firebase.deployed.json';

interface DeployedParts {
  readonly region: string;
  /** The origins of sites that may frame the form, separated by spaces. */
  readonly embedOrigins: string | undefined;
}

/**
 * Writes firebase.json for this deployment: with the sites that may frame the form and the functions' region, and
 * without builds, which run before the first change.
 * @returns the file name
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
