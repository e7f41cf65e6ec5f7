/** How long a test waits at most. A screen's code is loaded meanwhile, and the machine may be busy. */
export const WAIT_MS = 30_000;
