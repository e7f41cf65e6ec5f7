import type { RequestTemplate } from '@prayer-community/domain/delivery/request-notification';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { LANGUAGES } from '@prayer-community/i18n/language';
import { describe, expect, it } from 'vitest';
import { htmlMail, plainMail } from '../messaging/mail-layout.ts';
import { messageTextOf, summaryText, wallAlertText } from './message-text.ts';
import { notificationMail } from './notification-mail.ts';

const REQUEST: PrayerRequest<Date> = {
  ...newPrayerRequest(
    {
      prayerData: prayerData({
        is_on_behalf: false,
        prayer_text: 'Melanoma was found.',
        submission_type: 'confidential',
      }),
      contactData: {
        first_name: 'Marisol',
        last_name: 'Quintana',
        phone: '+1 202 555 0142',
        email: 'marisol@example.org',
      },
      audioPath: null,
    },
    new Date(),
    true,
  ),
  signs_of_need: ['danger'],
  updates: [{ text: 'Chemotherapy was postponed.', at: new Date() }],
};
const WORDS_OF_REQUESTER = /melanoma|chemotherapy|marisol|quintana|555.?0142/i;

const TEMPLATES = [
  'new_request',
  'need_alert',
  'unassigned_reminder',
  'escalation',
  'returned',
  'assigned',
  'requester_answered',
  'reply_review',
] as const satisfies readonly RequestTemplate[];

describe('an email about a request', () => {
  it.each([
    ['en', 'Hello -first_name-, a prayer request is still waiting. High urgency, confidential.'],
    ['es', 'Hola, -first_name-: una petición de oración sigue en espera. Urgencia alta, confidencial.'],
  ] as const)('says in %s what happened', (language, begins) => {
    const words = messageTextOf('unassigned_reminder', REQUEST, language);
    const mail = notificationMail(words, 'https://prayer.example.org/', language, 'unassigned_reminder');

    expect(mail.subject).toBe(words.title);
    expect(plainMail(DEFAULT_IDENTITY, mail).split('\n')[0]).toBe(begins);
  });

  it.each([
    ['en', 1, 'It isn’t assigned yet.'],
    ['en', 2, 'None of them is assigned yet.'],
    ['es', 1, 'Todavía no está asignada.'],
    ['es', 2, 'Ninguna está asignada todavía.'],
  ] as const)('summarizes in %s %i new requests', (language, count, body) => {
    expect(summaryText(count, language).body).toBe(body);
  });

  it.each([
    ['en', 1, 'For privacy, the request isn’t included. Please sign in to read it.'],
    ['en', 2, 'For privacy, the requests aren’t included. Please sign in to read them.'],
    ['es', 1, 'Por privacidad, la petición no se incluye. Inicie sesión para leerla.'],
    ['es', 2, 'Por privacidad, las peticiones no se incluyen. Inicie sesión para leerlas.'],
  ] as const)('says in %s that it does not include %i requests', (language, count, sentence) => {
    const words = summaryText(count, language);
    const mail = notificationMail(words, 'https://prayer.example.org/', language, 'new_requests');

    expect(plainMail(DEFAULT_IDENTITY, mail)).toContain(sentence);
  });

  it.each([
    ['en', 'Please sign in to read it.'],
    ['es', 'Inicie sesión para leerla.'],
  ] as const)('about a wall post asks in %s to sign in and mentions no request', (language, sentence) => {
    const mail = notificationMail(
      wallAlertText(language),
      'https://prayer.example.org/',
      language,
      'need_alert',
    );

    expect(mail.parts.at(-1)).toEqual({ kind: 'paragraph', text: sentence });
  });

  it.each(TEMPLATES)('never contains, for %s, what was requested or who requested it', (template) => {
    for (const language of LANGUAGES) {
      const words = messageTextOf(template, REQUEST, language);
      const mail = notificationMail(words, 'https://prayer.example.org/', language, template);

      expect(mail.subject).not.toMatch(WORDS_OF_REQUESTER);
      expect(plainMail(DEFAULT_IDENTITY, mail)).not.toMatch(WORDS_OF_REQUESTER);
      expect(htmlMail(DEFAULT_IDENTITY, words.title, mail)).not.toMatch(WORDS_OF_REQUESTER);
    }
  });

  it.each([
    ['new_request', 'on a distribution list'],
    ['escalation', 'a leader of your community'],
    ['requester_answered', 'assigned to you, you replied to it, or you’re a leader'],
  ] as const)('explains for %s why the recipient gets it', (template, reason) => {
    const words = messageTextOf(template, REQUEST, 'en');
    const mail = notificationMail(words, 'https://prayer.example.org/', 'en', template);

    expect(mail.footer).toContain(reason);
  });
});
