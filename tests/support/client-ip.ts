import type { BrowserContext } from 'playwright-core';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';

/** Makes a browser's requests to the functions come from a network address, as the front end would report it. */
export async function setClientIp(context: BrowserContext, address: string): Promise<void> {
  await context.route(`http://${emulatorAddress('FUNCTIONS_EMULATOR_HOST')}/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
}
