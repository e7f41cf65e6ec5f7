/** The present moment; everything that depends on time asks here. */
export function now(): Date {
  return new Date();
}
