import { readSettings } from '../../../firebase/settings/read-settings.ts';

/** Whether queued requests are sent automatically. True if the setting cannot be read. */
export async function isAutoSendEnabled(): Promise<boolean> {
  try {
    return (await readSettings('site')).sends_later;
  } catch (error) {
    console.warn('Could not read the auto-send setting', error);
    return true;
  }
}
