import type { QueuedMessage } from './group-delivery.ts';

/**
 * Merges the messages of one run of a schedule. A person who would get several of the same template by the same channel
 * gets one about all of their requests. A message that is the only one for its reader stays unchanged.
 */
export function summarizeMessages(messages: readonly QueuedMessage[], now: Date): QueuedMessage[] {
  return [...readersOf(messages).values()].map(({ recipients, messages: [first, ...others] }, index) => {
    if (others.length === 0) {
      return withRecipients(first, recipients);
    }
    return {
      ...withRecipients(first, recipients),
      key: `${first.key}_summary_${now.getTime()}_${index}`,
      about_id: null,
      about_ids: [first, ...others].flatMap(({ about_id }) => about_id ?? []),
    };
  });
}

type Messages = readonly [QueuedMessage, ...QueuedMessage[]];

/** Everyone who would get the same messages. */
interface Readers {
  recipients: readonly string[];
  messages: Messages;
}

function readersOf(messages: readonly QueuedMessage[]): ReadonlyMap<string, Readers> {
  const ofEach = new Map<string, { recipient: string; messages: Messages }>();
  for (const message of messages) {
    for (const recipient of recipientsOf(message)) {
      const reader = `${message.template} ${message.channel} ${recipient}`;
      const earlier = ofEach.get(reader)?.messages;
      ofEach.set(reader, { recipient, messages: earlier ? [...earlier, message] : [message] });
    }
  }
  const together = new Map<string, Readers>();
  for (const { recipient, messages } of ofEach.values()) {
    const same = messages.map(({ key }) => key).join();
    const others = together.get(same)?.recipients ?? [];
    together.set(same, { recipients: [...others, recipient], messages });
  }
  return together;
}

function recipientsOf(message: QueuedMessage): readonly string[] {
  return 'recipients' in message ? message.recipients : [message.recipient];
}

function withRecipients(message: QueuedMessage, recipients: readonly string[]): QueuedMessage {
  return 'recipients' in message ? { ...message, recipients } : message;
}
