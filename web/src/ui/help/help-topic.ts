import type { Language } from '@prayer-community/i18n/language';

/** Topics for everybody, in the order of the index. */
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
  'member-sign-in',
  'our-emails',
  'privacy',
  'kiosk',
  'team-sign-in',
  'new-password',
] as const;

/** Topics for all of the staff. */
export const STAFF_TOPICS = [
  'today',
  'all-requests',
  'one-request',
  'my-settings',
  'phone-call',
  'poster',
] as const;

/** Topics for leadership alone. */
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

/** What one topic says in one language: 60 to 150 words. */
export interface HelpText {
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly string[];
  /** Who reads what is written there, and what others see. */
  readonly readers?: string;
  /** What the picture shows, for those who do not see it. */
  readonly picture: string;
}

/** The texts of an audience in one language. */
export type HelpTexts = Readonly<Partial<Record<HelpTopic, HelpText>>>;

/** How large each picture is shown at most; it is stored with twice as many pixels. */
export const PICTURE_SIZE = { width: 480, height: 300 };

/** Where the site holds the picture of a topic. */
export function picturePath(topic: HelpTopic, language: Language): string {
  return `/help-pictures/${topic}-${language}.webp`;
}
