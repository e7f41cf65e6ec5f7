import * as z from 'zod';
import { channelMessages } from '../../tools/index-coverage/record-web-channels.ts';
import { type Written, writesSchema, writtenBy } from './bill.ts';
import { type RuledRead, ruledDocument, ruledQuery, structuredQuerySchema } from './ruled-read.ts';

const requestSchema = z.object({
  addTarget: z
    .object({
      query: z.object({ parent: z.string(), structuredQuery: structuredQuerySchema }).optional(),
      documents: z.object({ documents: z.array(z.string()) }).optional(),
      targetId: z.number().optional(),
      resumeToken: z.string().optional(),
    })
    .optional(),
  writes: writesSchema,
});

const targetIds = z.array(z.number()).default([]);

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

export type ListenMessage = z.infer<typeof messageSchema>;

const frameSchema = z.array(z.tuple([z.number(), z.array(z.unknown())]));

/**
 * Returns the reads that a client starts listening to in one request.
 * @param body the form that WebChannel posts, with fields `req0___data__`, `req1___data__` and so on
 */
export function listenedTo(body: string): RuledRead[] {
  return messagesIn(body).flatMap(({ addTarget }) => [
    ...(addTarget?.query ? [ruledQuery(addTarget.query.parent, addTarget.query.structuredQuery)] : []),
    ...(addTarget?.documents?.documents ?? []).map(ruledDocument),
  ]);
}

/** Returns the targets in one request that resume after an earlier connection ended. */
export function resumedBy(body: string): number[] {
  return messagesIn(body).flatMap(({ addTarget }) =>
    addTarget?.targetId !== undefined && addTarget.resumeToken ? [addTarget.targetId] : [],
  );
}

export function writtenIn(body: string): Written {
  return writtenBy(messagesIn(body).flatMap(({ writes }) => writes));
}

function messagesIn(body: string): z.infer<typeof requestSchema>[] {
  return channelMessages(body).map((message) => requestSchema.parse(JSON.parse(message)));
}

/** Splits a WebChannel response into its frames as it arrives. Each frame is a length, a line break, and that many characters of JSON. */
export class WebChannelFrames {
  #rest = '';

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
    // An acknowledgment of what the client sent, which contains only numbers.
    return [];
  }
  return parsed.data.flatMap(([, contents]) =>
    contents.flatMap((content) => {
      const message = messageSchema.safeParse(content);
      return message.success ? [message.data] : [];
    }),
  );
}
