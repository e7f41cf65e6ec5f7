import { MINUTE_MS } from '@prayer-community/domain/fields/durations';

/**
 * How long to wait for the effects of a trigger. The functions emulator starts a process for each function that is
 * needed at the same time, which takes a while on a busy machine.
 */
export const TRIGGERED = { timeout: MINUTE_MS, interval: 100 };
