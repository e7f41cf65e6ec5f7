/** `topic` is not a message but devices that joined or left a push topic. */
export const MESSAGE_KINDS = ['email', 'push', 'sms', 'topic'] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Something that the product sent, or would have sent, to somebody. */
export interface SentMessage {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly kind: MessageKind;
  /** E-mail addresses, telephone numbers, device tokens, or `/topics/NAME` with the tokens of its devices. */
  readonly to: readonly string[];
  readonly from: string | null;
  /** The subject of an e-mail, the title of a push. */
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** What else a push carries, or the headers that an e-mail was given. */
  readonly data: Readonly<Record<string, string>>;
  /** What SendGrid alone reads of an e-mail. */
  readonly sendgrid?: {
    /** Each event of the mail carries them. */
    readonly customArgs: Readonly<Record<string, string>>;
    /** True where it goes to an address that earlier mails came back from. */
    readonly bypassesSuppression: boolean;
  };
}

/** A message as a service read it, before the fake providers takes it in. */
export type NewMessage = Omit<SentMessage, 'id' | 'receivedAt'>;
