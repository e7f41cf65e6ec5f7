import type { Profile } from '@prayer-community/domain/profile';
import type { Mail } from '../platform/mail.ts';
import type { MessageWords } from './message-words.ts';

/** The mail about a request to someone on a list. */
export function requestMail(
  { user_id, email, first_name }: Pick<Profile<unknown>, 'user_id' | 'email' | 'first_name'>,
  words: MessageWords,
  dashboardUrl: string,
): Mail {
  return {
    to: email,
    subject: words.title,
    parts: [
      { kind: 'paragraph', text: `Hello ${first_name}, ${words.title.toLowerCase()}. ${words.body}` },
      { kind: 'link', label: 'Open the dashboard', url: dashboardUrl },
      { kind: 'paragraph', text: 'What was asked for is not in this mail: please sign in to read it.' },
    ],
    footer: 'You get this mail because you are on a distribution list of your community.',
    subscription: { kind: 'team', subject: user_id },
  };
}
