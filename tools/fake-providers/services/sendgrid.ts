import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { NewMessage } from '../message.ts';
import { parseJson, type Service, type ServiceAnswer } from './service.ts';

const MAX_PERSONALIZATIONS = 1000;
const MAX_SUBSTITUTIONS_BYTES = 10_000;

const MESSAGES = {
  address: 'Does not contain a valid address.',
  from: 'The from object must be provided for every email send. It is an object that requires the email parameter, but may also contain a name parameter.  e.g. {"email" : "example@example.com"}  or {"email" : "example@example.com", "name" : "Example Recipient"}.',
  personalizations: 'The personalizations field is required and must have at least one personalization.',
  to: 'The to array is required for all personalization objects, and must have at least one email object with a valid email address.',
  subject:
    'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.',
  content:
    'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.',
  contentValue: 'The content value must be a string at least one character in length.',
  contentOrder:
    'If present, text/plain and text/html may only be provided once, text/plain first and text/html next.',
  duplicate: 'Each email address in the personalization block should be unique between to, cc, and bcc.',
  repeated:
    'Each unique email address in the personalizations array should only be included once. You have included an address more than once.',
  substitutions:
    'The total collective size of your substitutions may not exceed 10,000 bytes per personalization.',
  body: 'Bad Request',
  authorization: 'The provided authorization grant is invalid, expired, or revoked',
} as const;

const textsSchema = z.record(z.string(), z.string());

const addressSchema = z.object(
  { email: z.email(MESSAGES.address), name: z.string().optional() },
  MESSAGES.address,
);

const contentSchema = z.object({
  type: z.string(),
  value: z.string(MESSAGES.contentValue).min(1, MESSAGES.contentValue),
});

const personalizationSchema = z
  .object({
    to: z.array(addressSchema, MESSAGES.to).min(1, MESSAGES.to),
    cc: z.array(addressSchema).default([]),
    bcc: z.array(addressSchema).default([]),
    subject: z.string().optional(),
    headers: textsSchema.default({}),
    custom_args: textsSchema.default({}),
    substitutions: textsSchema
      .default({})
      .refine(
        (substitutions) =>
          Buffer.byteLength(Object.entries(substitutions).flat().join('')) <= MAX_SUBSTITUTIONS_BYTES,
        MESSAGES.substitutions,
      ),
  })
  .refine(({ to, cc, bcc }) => areDistinct([...to, ...cc, ...bcc].map(({ email }) => email.toLowerCase())), {
    message: MESSAGES.duplicate,
    path: ['to'],
  });

/** https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send */
const mailSchema = z
  .object(
    {
      personalizations: z
        .array(personalizationSchema, MESSAGES.personalizations)
        .min(1, MESSAGES.personalizations)
        .max(MAX_PERSONALIZATIONS)
        .refine(
          (all) => areDistinct(all.flatMap(({ to }) => to.map(({ email }) => email.toLowerCase()))),
          MESSAGES.repeated,
        ),
      from: z.object({ email: z.email(MESSAGES.from), name: z.string().optional() }, MESSAGES.from),
      subject: z.string(MESSAGES.subject).optional(),
      headers: textsSchema.default({}),
      custom_args: textsSchema.default({}),
      mail_settings: z
        .object({ bypass_list_management: z.object({ enable: z.boolean() }).optional() })
        .default({}),
      content: z
        .array(contentSchema, MESSAGES.content)
        .min(1, MESSAGES.content)
        .refine(isInOrder, MESSAGES.contentOrder),
    },
    MESSAGES.body,
  )
  .refine((mail) => mail.subject || mail.personalizations.every(({ subject }) => subject), {
    message: MESSAGES.subject,
    path: ['subject'],
  });

/** SendGrid's `POST /v3/mail/send`. Each personalization becomes one message. */
export const sendgrid: Service = {
  kind: 'email',
  path: /^\/v3\/mail\/send$/,
  answer({ authorization, body }) {
    if (!authorization?.startsWith('Bearer SG.')) {
      return refuse(401, [{ message: MESSAGES.authorization, field: null }]);
    }
    const mail = mailSchema.safeParse(parseJson(body));
    if (!mail.success) {
      return refuse(
        400,
        mail.error.issues.map(({ message, path }) => ({ message, field: path.join('.') || null })),
      );
    }
    return {
      status: 202,
      body: undefined,
      headers: { 'X-Message-Id': randomUUID() },
      messages: toMessages(mail.data),
    };
  },
  fail: (status) => refuse(status, [{ message: 'A test asked for this failure.', field: null }]),
};

function toMessages(mail: z.infer<typeof mailSchema>): NewMessage[] {
  const { from, content, mail_settings } = mail;
  const contentOf = (type: string) => content.find((block) => block.type === type)?.value;
  const html = contentOf('text/html');
  return mail.personalizations.map(({ to, cc, bcc, substitutions, ...personalization }) => {
    const filled = (text: string) => substitute(text, substitutions);
    return {
      kind: 'email',
      to: [...to, ...cc, ...bcc].map(({ email }) => email),
      from: from.name ? `${from.name} <${from.email}>` : from.email,
      subject: filled(personalization.subject ?? mail.subject ?? ''),
      text: filled(contentOf('text/plain') ?? ''),
      html: html === undefined ? null : filled(html),
      data: { ...mail.headers, ...personalization.headers },
      sendgrid: {
        customArgs: { ...mail.custom_args, ...personalization.custom_args },
        bypassesSuppression: mail_settings.bypass_list_management?.enable ?? false,
      },
    };
  });
}

/** A personalization's substitutions apply to its subject and to both bodies. */
function substitute(text: string, substitutions: Readonly<Record<string, string>>): string {
  return Object.entries(substitutions).reduce(
    (filled, [tag, value]) => filled.replaceAll(tag, () => value),
    text,
  );
}

function refuse(status: number, errors: { message: string; field: string | null }[]): ServiceAnswer {
  return { status, body: { errors: errors.map((error) => ({ ...error, help: null })) }, messages: [] };
}

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

function isInOrder(content: readonly z.infer<typeof contentSchema>[]): boolean {
  const types = content.map(({ type }) => type);
  const bodies = ['text/plain', 'text/html'].filter((type) => types.includes(type));
  return bodies.every((type, index) => types.lastIndexOf(type) === index);
}
