import { z } from 'zod';
import { parseJson, type Service, type ServiceAnswer } from './service.ts';
import type { Topics } from './topics.ts';

const MAX_TOKENS = 1000;

const batchSchema = z.object({
  to: z.string().regex(/^\/topics\/[a-zA-Z0-9-_.~%]+$/),
  registration_tokens: z.array(z.string()).min(1).max(MAX_TOKENS),
});

/** Errors of a token, not of the call. */
const TOKEN_ERRORS: Readonly<Record<number, string>> = { 404: 'NOT_FOUND', 429: 'RESOURCE_EXHAUSTED' };

/** The Instance ID service's `POST /iid/v1:batchAdd` and `:batchRemove`, with which devices join and leave push topics. */
export function instanceId(topics: Topics): Service {
  return {
    kind: 'topic',
    path: /^\/iid\/v1:batch(Add|Remove)$/,
    answer({ path, authorization, body }) {
      if (!authorization?.startsWith('Bearer ')) {
        return refuse(401, 'UNAUTHENTICATED');
      }
      const batch = batchSchema.safeParse(parseJson(body));
      if (!batch.success) {
        return refuse(400, 'INVALID_ARGUMENT');
      }
      const { to: topic, registration_tokens: tokens } = batch.data;
      const isJoining = path.endsWith('Add');
      const subject = `${isJoining ? 'Joined' : 'Left'} ${topic}`;
      return {
        status: 200,
        body: { results: tokens.map(() => ({})) },
        messages: [{ kind: 'topic', to: [topic, ...tokens], subject, text: tokens.join('\n') }],
        onAccepted: () => (isJoining ? topics.join(topic, tokens) : topics.leave(topic, tokens)),
      };
    },
    fail(status) {
      const error = TOKEN_ERRORS[status];
      return error === undefined
        ? refuse(status, 'INTERNAL')
        : { status: 200, body: { results: [{ error }] }, messages: [] };
    },
  };
}

function refuse(status: number, error: string): ServiceAnswer {
  return { status, body: { error }, messages: [] };
}
