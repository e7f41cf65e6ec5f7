/** `prayer_requests/{id}/prayers/{uid}`: the last prayer of one of the staff, written in one batch with the request's count. */
export interface RequestPrayer<Instant> {
  created_at: Instant;
}

/** A prayer of the staff for a request; `now` is the server's time, in the form in which the writer's SDK has it. */
export function newRequestPrayer<Instant>(now: Instant): RequestPrayer<Instant> {
  return { created_at: now };
}

/** The change of a request that was prayed for: its count, not its status. */
export function prayForRequest<Increment>(increment: (by: number) => Increment): { prayer_count: Increment } {
  return { prayer_count: increment(1) };
}
