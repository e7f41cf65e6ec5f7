import { MINUTE_MS } from '@prayer-community/domain/fields/durations';

/**
 * How long to wait for the effects of a trigger, or of one that another sets off. The functions emulator starts a
 * process for each function that is needed at the same time, which takes a while on a busy machine.
 */
export const TRIGGERED = { timeout: 2 * MINUTE_MS, interval: 100 };
