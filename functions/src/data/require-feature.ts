import { SCREEN_REFUSALS } from '@prayer-community/domain/settings/screens';
import { t } from '@prayer-community/i18n/text';
import { HttpsError } from 'firebase-functions/https';
import { firestore } from '../platform/admin.ts';
import { screenSettings } from './settings.ts';

/**
 * Rejects calls to a part of the site that leadership turned off.
 * @throws HttpsError `failed-precondition`
 */
export async function requireFeature(part: keyof typeof SCREEN_REFUSALS): Promise<void> {
  if (!(await readScreens())[part]) {
    throw new HttpsError('failed-precondition', t(SCREEN_REFUSALS[part]));
  }
}

export async function readScreens() {
  return screenSettings.load(await firestore());
}
