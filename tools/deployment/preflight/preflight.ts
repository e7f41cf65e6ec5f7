import type { Check, Missing, Target } from './check.ts';
import { keys } from './key-checks.ts';
import { mail } from './mail-checks.ts';
import { apis, billing, firstApis, permissions, publicCallers } from './project-checks.ts';
import { hostingSite, secrets } from './release-checks.ts';
import { roles } from './role-checks.ts';
import { appCheck, signIn } from './sign-in-checks.ts';
import { backups, bucket, database } from './store-checks.ts';

/** Each stage can only be checked once the stages before it pass. */
const STAGES: readonly (readonly Check[])[] = [
  [firstApis],
  [billing, permissions, publicCallers],
  [apis],
  [database, bucket, roles, keys, signIn, appCheck, secrets, mail, hostingSite],
  [backups],
];

/** Returns what the project lacks for a deployment, up to the first stage that lacks something. Changes nothing. */
export async function preflight(target: Target): Promise<Missing[]> {
  for (const stage of STAGES) {
    const missing = (await Promise.all(stage.map((check) => check(target)))).flat();
    if (missing.length > 0) {
      return missing;
    }
  }
  return [];
}
