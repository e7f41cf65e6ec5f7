/** Returns the current time. All code that depends on time calls this. */
export function now(): Date {
  return new Date();
}
