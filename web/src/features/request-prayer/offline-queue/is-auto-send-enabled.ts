import { readSettings } from '../../../firebase/settings/read-settings.ts';

/** Whether leadership lets a request go by itself that had to wait; where that cannot be read, as was promised. */
export async function isAutoSendEnabled(): Promise<boolean> {
  try {
    return (await readSettings('site')).sends_later;
  } catch (error) {
    console.warn('Whether a request goes by itself is not known', error);
    return true;
  }
}
