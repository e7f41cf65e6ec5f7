/** The navigation state of the confirmation page. */
export interface SentRequest {
  statusKey: string;
  /** True where another link goes to the address that was given. */
  isMailed: boolean;
}

/** The same; null where no page of its own is behind the key. */
export function sentRequest(statusKey: string, email: string, hasStatusPage: boolean): SentRequest | null {
  return hasStatusPage ? { statusKey, isMailed: email !== '' } : null;
}
