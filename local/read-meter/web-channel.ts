import * as z from 'zod';

const requestSchema = z.object({
  addTarget: z
    .object({
      query: z
        .object({
          structuredQuery: z.object({ from: z.array(z.object({ collectionId: z.string() })) }),
        })
        .optional(),
      documents: z.object({ documents: z.array(z.string()) }).optional(),
    })
    .optional(),
});

const targetIds = z.array(z.number()).default([]);

/** A document that left the results of some targets. */
const leavingSchema = z.object({ document: z.string(), removedTargetIds: targetIds }).optional();

/** https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#listenresponse */
const messageSchema = z.object({
  documentChange: z
    .object({
      document: z.object({ name: z.string(), updateTime: z.string() }),
      targetIds,
      removedTargetIds: targetIds,
    })
    .optional(),
  documentDelete: leavingSchema,
  documentRemove: leavingSchema,
  targetChange: z.object({ targetChangeType: z.string().optional(), targetIds }).optional(),
});

/** What the server tells a listener, as far as it is billed. */
export type ListenMessage = z.infer<typeof messageSchema>;

const frameSchema = z.array(z.tuple([z.number(), z.array(z.unknown())]));

/**
 * The collections that a client begins to listen to with one request.
 * @param body as WebChannel posts it: a form of `req0___data__`, `req1___data__` and so on
 */
export function listenedCollections(body: string): string[] {
  const collections: string[] = [];
  for (const [name, value] of new URLSearchParams(body)) {
    if (/^req\d+___data__$/.test(name)) {
      const { addTarget } = requestSchema.parse(JSON.parse(value));
      collections.push(...(addTarget?.query?.structuredQuery.from ?? []).map((from) => from.collectionId));
      collections.push(...(addTarget?.documents?.documents ?? []).map(collectionOf));
    }
  }
  return collections;
}

/** The collection of a document, by its full name. */
function collectionOf(name: string): string {
  return name.split('/').at(-2) ?? '';
}

/** Takes a WebChannel response apart as it arrives: frames of a length, a line break, and so many characters of JSON. */
export class WebChannelFrames {
  #rest = '';

  /** The messages that are complete with this piece. */
  push(piece: string): ListenMessage[] {
    this.#rest += piece;
    const messages: ListenMessage[] = [];
    for (;;) {
      const header = /^(\d+)\n/.exec(this.#rest);
      const length = Number(header?.[1]);
      const start = header?.[0].length ?? 0;
      if (header === null || this.#rest.length < start + length) {
        return messages;
      }
      messages.push(...parseFrame(this.#rest.slice(start, start + length)));
      this.#rest = this.#rest.slice(start + length);
    }
  }
}

function parseFrame(frame: string): ListenMessage[] {
  const parsed = frameSchema.safeParse(JSON.parse(frame));
  if (!parsed.success) {
    // A receipt of what the client sent: numbers alone.
    return [];
  }
  return parsed.data.flatMap(([, contents]) =>
    contents.flatMap((content) => {
      const message = messageSchema.safeParse(content);
      return message.success ? [message.data] : [];
    }),
  );
}
