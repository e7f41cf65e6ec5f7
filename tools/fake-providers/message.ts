/** `topic` is not a message. It records that devices joined or left a push topic. */
export const MESSAGE_KINDS = ['email', 'push', 'sms', 'topic'] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface SentMessage {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly kind: MessageKind;
  /** Email addresses, phone numbers, device tokens, or `/topics/NAME` with the tokens of its devices. */
  readonly to: readonly string[];
  readonly from: string | null;
  /** The subject of an email or the title of a push notification. */
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Additional data of a push notification, custom headers of an email, or the `StatusCallback` of a text message. */
  readonly data: Readonly<Record<string, string>>;
  /** The headers of a push notification for the browser's push service. */
  readonly webpush?: Readonly<Record<string, string | undefined>>;
  readonly sendgrid?: {
    /** Included in every event about the email. */
    readonly customArgs: Readonly<Record<string, string>>;
    /** True if the email is sent even to an address that earlier emails bounced from. */
    readonly bypassesSuppression: boolean;
  };
}

/** A message as a service stores it. What it leaves out is empty. */
export type NewMessage = Pick<SentMessage, 'kind' | 'to'> & Partial<Omit<SentMessage, 'id' | 'receivedAt'>>;
