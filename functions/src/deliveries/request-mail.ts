import type { Mail } from '../platform/mail.ts';
import type { MessageWords } from './message-words.ts';

/** The mail about a request to someone on a list. */
export function requestMail(to: string, firstName: string, words: MessageWords, dashboardUrl: string): Mail {
  return {
    to,
    subject: words.title,
    parts: [
      { kind: 'paragraph', text: `Hello ${firstName}, ${words.title.toLowerCase()}. ${words.body}` },
      { kind: 'link', label: 'Open the dashboard', url: dashboardUrl },
      { kind: 'paragraph', text: 'What was asked for is not in this mail: please sign in to read it.' },
    ],
    footer: 'You get this mail because you are on a distribution list of your community.',
  };
}
