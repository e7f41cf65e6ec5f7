import { SESSION_TIMER_MINUTES } from '@prayer-community/domain/prayer-request/prayer-session';
import { useState } from 'react';
import * as z from 'zod';

const KEY = 'prayer-community.session-options';

const optionsSchema = z.object({
  /** How long to stay with each, in minutes; null without a timer. */
  timerMinutes: z.literal([...SESSION_TIMER_MINUTES]).nullable(),
  /** True where the end of the time leads to the next one. */
  movesOn: z.boolean(),
  /** Keys of a single character have to be a choice (WCAG 2.1.4). */
  areKeysOn: z.boolean(),
});

export type SessionOptions = z.infer<typeof optionsSchema>;

const DEFAULTS: SessionOptions = { timerMinutes: null, movesOn: false, areKeysOn: true };

/** The prayer session's options, stored on this device. */
export function useSessionOptions(): [SessionOptions, (options: SessionOptions) => void] {
  const [options, setOptions] = useState(readOptions);

  function choose(chosen: SessionOptions): void {
    setOptions(chosen);
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch (error) {
      console.warn('The options of the session are not kept: the browser refuses its storage.', error);
    }
  }

  return [options, choose];
}

function readOptions(): SessionOptions {
  try {
    const parsed = optionsSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : DEFAULTS;
  } catch {
    // Refused storage, or what no JSON is: the session begins as it does for everybody.
    return DEFAULTS;
  }
}
