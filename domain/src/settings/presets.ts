import type { Preset } from './set-up.ts';
import type { Settings } from './settings.ts';

/**
 * The settings that a preset decides: how the community works together. Excludes settings that are specific to a
 * community (name, country, languages, time zone, templates), a setting that cannot be undone (retention), and the hours
 * after which requests are unassigned, which leadership turns on knowingly.
 */
export type PresetChoice = {
  screens: Settings['screens'];
  wall: Settings['wall'];
  privacy: Pick<Settings['privacy'], 'confidential_visible_to'>;
  safety: Pick<Settings['safety'], 'watches_for_need' | 'asks_consent'>;
  reminders: Pick<Settings['reminders'], 'by_urgency' | 'suggests_assignee' | 'team_may_claim'>;
  prayer_sessions: Settings['prayer_sessions'];
  requesters: Settings['requesters'];
  replies: Pick<Settings['replies'], 'reviewed_by_leadership'>;
  intake: Settings['intake'];
};

export type PresetPart = keyof PresetChoice;

const SMALL: PresetChoice = {
  screens: { prayer_circles: false, daily_content: false, insights: false },
  wall: { approval: 'moderated', reports_to_hide: 3 },
  privacy: { confidential_visible_to: 'leadership' },
  safety: { watches_for_need: true, asks_consent: true },
  reminders: {
    by_urgency: false,
    suggests_assignee: false,
    team_may_claim: true,
  },
  prayer_sessions: { on_wall: false, for_team: false },
  requesters: { status_pages: true, prayer_notices: true, asks_gender: false },
  replies: { reviewed_by_leadership: false },
  intake: { by_phone: false, in_kiosk: false, in_frames: true, on_poster: true },
};

export const PRESET_CHOICES: Record<Preset, PresetChoice> = {
  small: SMALL,
  team: {
    ...SMALL,
    screens: { prayer_circles: false, daily_content: false, insights: true },
    reminders: { ...SMALL.reminders, by_urgency: true, suggests_assignee: true },
    prayer_sessions: { on_wall: true, for_team: true },
    intake: { by_phone: true, in_kiosk: false, in_frames: true, on_poster: true },
  },
  large: {
    ...SMALL,
    screens: { prayer_circles: true, daily_content: true, insights: true },
    reminders: { ...SMALL.reminders, by_urgency: true, suggests_assignee: true },
    prayer_sessions: { on_wall: true, for_team: true },
    requesters: { ...SMALL.requesters, asks_gender: true },
    replies: { reviewed_by_leadership: true },
    intake: { by_phone: true, in_kiosk: true, in_frames: true, on_poster: true },
  },
};
