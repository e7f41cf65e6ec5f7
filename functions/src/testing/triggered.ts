/**
 * How long what a trigger does may take to be seen: the functions emulator starts a process for each function that is
 * wanted at one moment, and a busy machine takes its time for that.
 */
export const TRIGGERED = { timeout: 60_000, interval: 100 };
