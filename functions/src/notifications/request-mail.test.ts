import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { describe, expect, it } from 'vitest';
import { plainMail } from '../messaging/mail-layout.ts';
import { type MessageRequest, wordsOf } from './message-words.ts';
import { requestMail } from './request-mail.ts';

const RECIPIENT = { user_id: 'luz', email: 'luz@example.org', first_name: 'Luz' };
const REQUEST: MessageRequest = {
  urgency_level: 'low',
  signs_of_need: ['danger'],
  awaits_listening: false,
  submission_type: 'confidential',
};

describe('an email about a request', () => {
  it.each([
    ['en', 'Hello Luz, a prayer request is still waiting. Urgency high, confidential.'],
    ['es', 'Hola, Luz: una petición de oración sigue en espera. Urgencia alta, confidencial.'],
  ] as const)('says in %s what happened, but never what was requested', (language, begins) => {
    const words = wordsOf('unassigned_reminder', REQUEST, language);
    const mail = requestMail(
      RECIPIENT,
      words,
      'https://prayer.example.org/',
      language,
      'unassigned_reminder',
    );

    expect(mail.subject).toBe(words.title);
    expect(plainMail(DEFAULT_IDENTITY, mail).split('\n')[0]).toBe(begins);
  });

  it.each([
    ['new_request', 'on a distribution list'],
    ['escalation', 'a leader of your community'],
    ['requester_answered', 'assigned to you, or you replied to it'],
  ] as const)('explains for %s why the recipient gets it', (template, reason) => {
    const words = wordsOf(template, REQUEST, 'en');
    const mail = requestMail(RECIPIENT, words, 'https://prayer.example.org/', 'en', template);

    expect(mail.footer).toContain(reason);
  });
});
