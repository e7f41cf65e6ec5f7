/**
 * `prayer_requests/{id}/prayers/{uid}`: a staff member's latest prayer for the request, written in one batch with the
 * request's count.
 */
interface RequestPrayer<Instant> {
  created_at: Instant;
}

/**
 * Returns a staff member's prayer for a request.
 * @param now the server time, in the form that the writer's SDK uses
 */
export function newRequestPrayer<Instant>(now: Instant): RequestPrayer<Instant> {
  return { created_at: now };
}

/** Returns the change to a request that was prayed for. It increments the count and does not change the status. */
export function prayForRequest<Increment>(increment: (by: number) => Increment): { prayer_count: Increment } {
  return { prayer_count: increment(1) };
}
