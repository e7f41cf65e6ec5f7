import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { NewMessage } from '../message.ts';
import { parseJson, type Service, type ServiceAnswer } from './service.ts';
import type { Topics } from './topics.ts';

/** https://www.rfc-editor.org/rfc/rfc8030#section-5 */
const headersSchema = z.object({
  Urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
  TTL: z.string().regex(/^\d+$/).optional(),
});

/** The fields that the product uses: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
const sendSchema = z.strictObject({
  message: z
    .strictObject({
      token: z.string().min(1).optional(),
      topic: z
        .string()
        .regex(/^[a-zA-Z0-9-_.~%]+$/)
        .optional(),
      data: z.record(z.string(), z.string()).default({}),
      webpush: z.strictObject({ headers: headersSchema }).optional(),
    })
    .refine(({ token, topic }) => (token === undefined) !== (topic === undefined), {
      message: 'Exactly one of token or topic is required',
    }),
});

/** Status names from https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode. */
const ERROR_CODES: Readonly<Record<number, { status: string; errorCode: string }>> = {
  400: { status: 'INVALID_ARGUMENT', errorCode: 'INVALID_ARGUMENT' },
  401: { status: 'UNAUTHENTICATED', errorCode: 'THIRD_PARTY_AUTH_ERROR' },
  403: { status: 'PERMISSION_DENIED', errorCode: 'SENDER_ID_MISMATCH' },
  404: { status: 'NOT_FOUND', errorCode: 'UNREGISTERED' },
  429: { status: 'RESOURCE_EXHAUSTED', errorCode: 'QUOTA_EXCEEDED' },
  503: { status: 'UNAVAILABLE', errorCode: 'UNAVAILABLE' },
};

/** Firebase Cloud Messaging's `POST /v1/projects/{project}/messages:send`. */
export function cloudMessaging(topics: Topics): Service {
  return {
    kind: 'push',
    path: /^\/v1\/projects\/[^/]+\/messages:send$/,
    answer({ path, authorization, body }) {
      if (!authorization?.startsWith('Bearer ')) {
        return refuse(401, 'Request is missing required authentication credential.');
      }
      const send = sendSchema.safeParse(parseJson(body));
      if (!send.success) {
        return refuse(400, z.prettifyError(send.error));
      }
      const name = `${path.slice('/v1/'.length, -':send'.length)}/${randomUUID()}`;
      return { status: 200, body: { name }, messages: [toMessage(send.data.message, topics)] };
    },
    fail: (status) => refuse(status, 'A test asked for this failure.'),
  };
}

function toMessage(message: z.infer<typeof sendSchema>['message'], topics: Topics): NewMessage {
  const { token, topic, data, webpush } = message;
  const topicPath = `/topics/${topic}`;
  return {
    kind: 'push',
    to: token === undefined ? [topicPath, ...topics.devicesOf(topicPath)] : [token],
    subject: data.title ?? '',
    text: data.body ?? '',
    data,
    webpush: webpush?.headers,
  };
}

function refuse(code: number, message: string): ServiceAnswer {
  const { status, errorCode } = ERROR_CODES[code] ?? { status: 'INTERNAL', errorCode: 'INTERNAL' };
  const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }];
  return { status: code, body: { error: { code, message, status, details } }, messages: [] };
}
