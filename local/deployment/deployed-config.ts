import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hostingHeadersSchema, originsOf, withEmbedOrigins } from './embed-headers.ts';

const rewriteSchema = z.looseObject({
  source: z.string(),
  function: z.object({ functionId: z.string(), region: z.string() }).optional(),
});

const configSchema = z.looseObject({
  hosting: z.looseObject({ headers: hostingHeadersSchema, rewrites: z.array(rewriteSchema) }),
});

/** Beside firebase.json, whose paths it shares; not in the repository. */
const DEPLOYED_CONFIG = 'firebase.deployed.json';

/** What firebase.json leaves open. */
export interface DeployedParts {
  readonly project: string;
  readonly region: string;
  /** The sites that may frame the form, set apart by spaces. */
  readonly embedOrigins: string | undefined;
}

/**
 * Writes firebase.json as this deployment needs it: the sites that may frame the form, the region of the functions, and a build
 * of the web client with the settings of the project.
 * @returns the file's name
 */
export function writeDeployedConfig(
  folder: string,
  { project, region, embedOrigins }: DeployedParts,
): string {
  const config = configSchema.parse(JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')));
  const hosting = {
    ...config.hosting,
    predeploy: [`npm run build --workspace web -- --mode ${project}`],
    headers: withEmbedOrigins(config.hosting.headers, originsOf(embedOrigins)),
    rewrites: config.hosting.rewrites.map((rewrite) =>
      rewrite.function === undefined ? rewrite : { ...rewrite, function: { ...rewrite.function, region } },
    ),
  };
  writeFileSync(join(folder, DEPLOYED_CONFIG), JSON.stringify({ ...config, hosting }, null, 2));
  return DEPLOYED_CONFIG;
}
