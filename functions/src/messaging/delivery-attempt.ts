export interface DeliveryAttempt {
  readonly key: string;
  readonly attempt: number;
  /** The recipient's uid if the delivery has several recipients. */
  readonly recipient?: string | undefined;
}
