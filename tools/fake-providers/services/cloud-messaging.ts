import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { NewMessage } from '../message.ts';
import { parseJson, type Service, type ServiceAnswer } from './service.ts';
import type { Topics } from './topics.ts';

const stringsSchema = z.record(z.string(), z.string());

const notificationSchema = z.object({
  title: z.string().optional(),
  body: z.string().optional(),
  image: z.string().optional(),
});

/** https://www.rfc-editor.org/rfc/rfc8030#section-5 */
const headersSchema = z.object({
  Urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
  TTL: z.string().regex(/^\d+$/).optional(),
});

const linkSchema = z.looseObject({ link: z.url({ protocol: /^https?$/ }).optional() });

/**
 * https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages; as in any Google API, field names may be in
 * snake case or, as firebase-admin writes them, in camel case.
 */
const sendSchema = z.object({
  validate_only: z.boolean().default(false),
  message: z
    .looseObject({
      token: z.string().min(1).optional(),
      topic: z
        .string()
        .regex(/^[a-zA-Z0-9-_.~%]+$/)
        .optional(),
      condition: z.string().optional(),
      notification: notificationSchema.optional(),
      data: stringsSchema.default({}),
      webpush: z
        .looseObject({
          notification: z
            .looseObject({ title: z.string().optional(), body: z.string().optional() })
            .optional(),
          headers: headersSchema.optional(),
          fcm_options: linkSchema.optional(),
          fcmOptions: linkSchema.optional(),
        })
        .optional(),
    })
    .refine(({ token, topic, condition }) => [token, topic, condition].filter(Boolean).length === 1, {
      message: 'Exactly one of token, topic or condition is required',
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
      const { message, validate_only } = send.data;
      const name = `${path.slice('/v1/'.length, -':send'.length)}/${randomUUID()}`;
      return {
        status: 200,
        body: { name },
        messages: validate_only ? [] : [toMessage(message, topics)],
      };
    },
    fail: (status) => refuse(status, 'A test asked for this failure.'),
  };
}

function toMessage(message: z.infer<typeof sendSchema>['message'], topics: Topics): NewMessage {
  const { token, topic, condition, data, notification, webpush } = message;
  const link = webpush?.fcm_options?.link ?? webpush?.fcmOptions?.link;
  const topicPath = topic === undefined ? [] : [`/topics/${topic}`];
  return {
    kind: 'push',
    to: [
      ...topicPath,
      ...topicPath.flatMap((path) => topics.devicesOf(path)),
      token ?? condition ?? '',
    ].filter(Boolean),
    from: null,
    subject: notification?.title ?? webpush?.notification?.title ?? data.title ?? '',
    text: notification?.body ?? webpush?.notification?.body ?? data.body ?? '',
    html: null,
    data: link === undefined ? data : { ...data, link },
    ...(webpush?.headers && { webpush: webpush.headers }),
  };
}

function refuse(code: number, message: string): ServiceAnswer {
  const { status, errorCode } = ERROR_CODES[code] ?? { status: 'INTERNAL', errorCode: 'INTERNAL' };
  const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }];
  return { status: code, body: { error: { code, message, status, details } }, messages: [] };
}
