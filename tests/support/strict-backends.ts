import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startBackend } from '../../tools/backend/backend.ts';
import { buildWebWith } from '../../tools/backend/build-web.ts';
import { addressOf, findFreePort, findFreePorts } from '../../tools/backend/ports.ts';
import { withEmbedOrigins } from '../../tools/deployment/embed-headers.ts';
import { CORS } from '../../tools/deployment/preflight/store-checks.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';
import {
  BROWSER_KEY,
  CHURCH_ORIGIN,
  FUNCTIONS_SETTINGS,
  SITE_ORIGIN,
  WEB_SETTINGS,
} from '../../tools/strict-google/deployed-project.ts';
import { startFrontEnd } from '../../tools/strict-google/front-end.ts';
import type { StartBackend } from './journey-backends.ts';

/** Returns backends with the site as deployed. Browsers reach them by Google's host names, through a front end as strict as Google's. */
export function strictBackends(folder: string): StartBackend {
  const webFolder = join(folder, 'web');
  mkdirSync(webFolder, { recursive: true });
  const webBuild = buildWebWith(WEB_SETTINGS, webFolder);
  return async (worker) => {
    const [ports, churchPort] = [await findFreePorts(), await findFreePort()];
    const frontEnd = await startFrontEnd({ ports, churchPort, cors: CORS });
    const starting = Promise.all([
      startBackend({
        name: join(basename(folder), `emulators-${worker}`),
        ports,
        webFolder,
        publicSiteUrl: SITE_ORIGIN,
        overrides: { auth: frontEnd.accountsPort },
        functionsSettings: FUNCTIONS_SETTINGS,
        siteHeaders: (shipped) => withEmbedOrigins(shipped, [CHURCH_ORIGIN]),
        logFile: join(CACHE_FOLDER, 'logs', `strict-google-${worker}.log`),
      }),
      webBuild,
    ]);
    const [backend] = await starting.catch(async (error: unknown) => {
      await frontEnd.stop();
      throw error;
    });
    return {
      ...backend,
      environment: {
        ...backend.environment,
        WEB_URL: SITE_ORIGIN,
        WEB_API_KEY: BROWSER_KEY,
        CHURCH_ORIGIN,
        CHURCH_PORT: String(churchPort),
        ACCOUNTS_HOST: addressOf(frontEnd.accountsPort),
        CHROMIUM_NETWORK_FLAGS: frontEnd.chromiumFlags.join('\n'),
      },
      stop: () => Promise.all([backend.stop(), frontEnd.stop()]).then(() => {}),
    };
  };
}
