/** For toasts that take longer to read, or that offer an action. */
export const LONG_TOAST_MS = 10_000;
