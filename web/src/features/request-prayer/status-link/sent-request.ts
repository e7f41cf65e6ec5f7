/** The navigation state of the confirmation page. */
export interface SentRequest {
  statusKey: string;
  /** True if a link is also sent to the visitor's email address. */
  isMailed: boolean;
}

/** Returns the navigation state. Null if the status key has no page. */
export function sentRequest(statusKey: string, email: string, hasStatusPage: boolean): SentRequest | null {
  return hasStatusPage ? { statusKey, isMailed: email !== '' } : null;
}
