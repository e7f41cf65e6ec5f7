import type { Language } from '@prayer-community/i18n/language';

/** Topics for everyone, in the order of the index. */
export const VISITOR_TOPICS = [
  'getting-around',
  'request-prayer',
  'request-sent',
  'your-request',
  'belief-wall',
  'prayer-session',
  'daily-content',
  'prayer-circles',
  'one-circle',
  'link-sign-in',
  'our-emails',
  'privacy',
  'kiosk',
  'team-sign-in',
  'new-password',
] as const;

export const STAFF_TOPICS = [
  'today',
  'all-requests',
  'one-request',
  'my-settings',
  'phone-call',
  'poster',
] as const;

export const LEADERSHIP_TOPICS = [
  'team-members',
  'communication',
  'moderation',
  'publishing',
  'insights',
  'settings',
  'set-up',
  'importing',
  'exporting',
] as const;

export type VisitorTopic = (typeof VISITOR_TOPICS)[number];
export type StaffTopic = (typeof STAFF_TOPICS)[number];
export type LeadershipTopic = (typeof LEADERSHIP_TOPICS)[number];
export type HelpTopic = VisitorTopic | StaffTopic | LeadershipTopic;

/** The text of one topic in one language, 60 to 150 words. */
export interface HelpText {
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly string[];
  /** What the device stores of text entered on the screen. */
  readonly onDevice?: string;
  /** Who reads text entered on the screen, and what others see. */
  readonly readers?: string;
  /** The alternative text of the picture. */
  readonly picture: string;
}

export type HelpTexts = Readonly<Partial<Record<HelpTopic, HelpText>>>;

/** The maximum size of a displayed picture. It is stored with twice as many pixels. */
export const PICTURE_SIZE = { width: 480, height: 300 };

export function picturePath(topic: HelpTopic, language: Language): string {
  return `/help-pictures/${topic}-${language}.webp`;
}
