import { PRAYER_SESSION_TIMER_MINUTES } from '@prayer-community/domain/prayer-request/prayer-session';
import { useState } from 'react';
import * as z from 'zod';
import { readStoredJson, writeStored } from '../stored-value.ts';

const KEY = 'prayer-community.session-options';

const optionsSchema = z.object({
  /** Minutes for each entry. Null without a timer. */
  timerMinutes: z.literal([...PRAYER_SESSION_TIMER_MINUTES]).nullable(),
  /** True to move to the next entry when the time is over. */
  movesOn: z.boolean(),
  /** Single-character keys have to be optional (WCAG 2.1.4). */
  areKeysOn: z.boolean(),
});

export type PrayerSessionOptions = z.infer<typeof optionsSchema>;

const DEFAULTS: PrayerSessionOptions = { timerMinutes: null, movesOn: false, areKeysOn: true };

/** Returns the options of the prayer session, which are stored on this device, and their setter. */
export function usePrayerSessionOptions(): [PrayerSessionOptions, (options: PrayerSessionOptions) => void] {
  const [options, setOptions] = useState(readOptions);

  function choose(chosen: PrayerSessionOptions): void {
    setOptions(chosen);
    writeStored(KEY, JSON.stringify(chosen));
  }

  return [options, choose];
}

function readOptions(): PrayerSessionOptions {
  return optionsSchema.safeParse(readStoredJson(KEY)).data ?? DEFAULTS;
}
