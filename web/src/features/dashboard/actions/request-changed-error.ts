import type { StaffRequest } from '../requests/staff-request.ts';

/** The request is no longer what the actor saw; nothing of theirs was stored. */
export class RequestChangedError extends Error {
  override name = 'RequestChangedError';

  /** @param current the request as it is now; null where the actor may no longer read it */
  constructor(readonly current: StaffRequest | null) {
    super('The request has changed since it was seen');
  }
}
