import type { StaffRequest } from '../requests/staff-request.ts';

/** Thrown if the request has changed since the actor saw it. Nothing the actor did was stored. */
export class RequestChangedError extends Error {
  override name = 'RequestChangedError';

  /** @param current the current request. Null if the actor may no longer read it. */
  constructor(readonly current: StaffRequest | null) {
    super('The request has changed since it was seen');
  }
}
