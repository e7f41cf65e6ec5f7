import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hostingHeadersSchema, originsOf, withEmbedOrigins } from './embed-headers.ts';

const configSchema = z.looseObject({ hosting: z.looseObject({ headers: hostingHeadersSchema }) });

/** Beside firebase.json, whose paths it shares; not in the repository. */
const DEPLOYED_CONFIG = 'firebase.deployed.json';

/** Writes firebase.json as this deployment needs it, with the sites that may frame the form; returns the file's name. */
export function writeDeployedConfig(folder: string, embedOrigins: string | undefined): string {
  const config = configSchema.parse(JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')));
  const headers = withEmbedOrigins(config.hosting.headers, originsOf(embedOrigins));
  const deployed = { ...config, hosting: { ...config.hosting, headers } };
  writeFileSync(join(folder, DEPLOYED_CONFIG), JSON.stringify(deployed, null, 2));
  return DEPLOYED_CONFIG;
}
