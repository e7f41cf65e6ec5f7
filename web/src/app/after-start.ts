import { forgetOldTextDrafts } from '../session/text-drafts.ts';
import { offerReloads } from './offer-reload.ts';
import { registerServiceWorker } from './service-worker/register.ts';

/** Starts what no screen waits for. */
export async function afterStart(): Promise<void> {
  forgetOldTextDrafts();
  offerReloads();
  await registerServiceWorker();
}
