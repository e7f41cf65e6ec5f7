import { COLLECTIONS } from '@prayer-community/domain/collections';
import { HELP_COUNTRIES } from '@prayer-community/domain/safety/help-lines';
import {
  COMMUNITY_NAME_MAX_CHARS,
  CONTACT_ADDRESS_MAX_CHARS,
  CONTACT_PHONE_MAX_CHARS,
  SHORT_NAME_MAX_CHARS,
  WEBSITE_MAX_CHARS,
  WELCOME_MAX_CHARS,
} from '@prayer-community/domain/settings/identity';
import { MARK_HEIGHT_PX, MARK_MAX_WIDTH_PX } from '@prayer-community/domain/settings/logo';
import {
  DEFAULT_REPLY_TEMPLATES,
  REPLY_TEMPLATE_MAX_CHARS,
} from '@prayer-community/domain/settings/reply-templates';
import { PRESETS, SET_UP_QUESTIONS, SET_UP_STATES } from '@prayer-community/domain/settings/set-up';
import { SETTINGS, type SettingsName, STORABLE_SETTINGS } from '@prayer-community/domain/settings/settings';
import fc from 'fast-check';
import { hasForm, LEADER, type NextAgreement } from './agreement.ts';
import { type AnyDocument, textAround } from './arbitrary-documents.ts';

/** Mostly integers within the bounds, and some at or just outside them. */
function numberAround(min: number, max: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min, max }) },
    fc.constantFrom(min - 1, min, max, max + 1),
  );
}

const waitHours = numberAround(1, 168);
const awayHours = numberAround(0, 720);
const hourOfDay = numberAround(0, 23);
const zone = fc.constantFrom('UTC', 'America/New_York', 'Mars/Olympus', '', 'x'.repeat(64), 'x'.repeat(65));

/** Hours with the fields that are allowed, or sometimes with one too many. */
function hours(names: Record<string, fc.Arbitrary<number>>): fc.Arbitrary<AnyDocument> {
  return fc.oneof({ weight: 8, arbitrary: fc.record(names) }, fc.record({ ...names, until: hourOfDay }));
}

const SIX: readonly string[] = DEFAULT_REPLY_TEMPLATES.en;

/** Six templates, one of them arbitrary, or sometimes one too many or too few. */
const templates = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(textAround(REPLY_TEMPLATE_MAX_CHARS), fc.nat(SIX.length - 1))
      .map(([text, place]) => SIX.with(place, text)),
  },
  fc.constant([...SIX, ...SIX.slice(0, 1)]),
  fc.constant(SIX.slice(1)),
);

const switches = (name: SettingsName) =>
  fc.record(Object.fromEntries(Object.keys(SETTINGS[name].parse({})).map((field) => [field, fc.boolean()])));

const color = fc.constantFrom(null, '#553572', '#55357', '#5535720', '#55357G', '553572', '#ABCDEF', 'red');

const website = fc.oneof(
  fc.constantFrom(
    null,
    'https://grace.example',
    'http://grace.example',
    'https://',
    'https://a b',
    'https://grace.ex\u00e4mple',
  ),
  fc.integer({ min: -1, max: 1 }).map((more) => `https://${'x'.repeat(WEBSITE_MAX_CHARS - 8 + more)}`),
);

const words = fc.option(textAround(WELCOME_MAX_CHARS));
const welcome = fc.oneof(
  { weight: 8, arbitrary: fc.record({ en: words, es: words }) },
  fc.record({ en: words }),
  fc.record({ en: words, es: words, fr: words }),
);

const id = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[0-9a-f]{32}$/) },
  fc.stringMatching(/^[0-9a-g]{31,33}$/),
);
const logo = fc.option(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ id, width: numberAround(MARK_HEIGHT_PX, MARK_MAX_WIDTH_PX) }) },
    fc.record({ id }),
    fc.record({ id, width: fc.constant(96.5) }),
    fc.record({ id, width: fc.constant(96), height: fc.constant(96) }),
  ),
);

const CHOICES: Readonly<Record<SettingsName, fc.Arbitrary<AnyDocument>>> = {
  set_up: fc.record({
    state: fc.constantFrom(...SET_UP_STATES, 'over'),
    preset: fc.constantFrom(null, ...PRESETS, 'huge'),
    questions: fc.dictionary(
      fc.constantFrom(...SET_UP_QUESTIONS, 'other'),
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('answered', 'skipped') },
        fc.constantFrom('open', null),
      ),
      { maxKeys: 3 },
    ),
  }),
  screens: switches('screens'),
  identity: fc.record({
    name: textAround(COMMUNITY_NAME_MAX_CHARS),
    short_name: textAround(SHORT_NAME_MAX_CHARS),
    color,
    phone: fc.option(textAround(CONTACT_PHONE_MAX_CHARS)),
    address: fc.option(textAround(CONTACT_ADDRESS_MAX_CHARS)),
    website,
    welcome,
    logo,
  }),
  wall: fc.record({
    approval: fc.constantFrom('at_once', 'moderated'),
    reports_to_hide: numberAround(1, 100),
  }),
  privacy: fc.record({
    confidential_visible_to: fc.constantFrom('team', 'leadership'),
    retention_days: numberAround(0, 3650),
    session_hours: numberAround(1, 720),
  }),
  safety: fc.record({
    watches_for_need: fc.boolean(),
    help_country: fc.constantFrom(null, ...HELP_COUNTRIES, 'XX', 'us'),
    asks_consent: fc.boolean(),
  }),
  reminders: fc.record({
    unassigned_after_hours: waitHours,
    by_urgency: fc.boolean(),
    hours_by_urgency: hours({ high: waitHours, medium: waitHours, low: waitHours }),
    escalate_after_reminders: numberAround(0, 20),
    quiet_hours: fc.option(hours({ from: hourOfDay, to: hourOfDay }), { freq: 3 }),
    suggests_assignee: fc.boolean(),
    team_may_claim: fc.boolean(),
    return_away_after_hours: awayHours,
    return_idle_after_hours: awayHours,
    time_zone: zone,
  }),
  prayer_sessions: switches('prayer_sessions'),
  requesters: switches('requesters'),
  replies: fc.record({
    reviewed_by_leadership: fc.boolean(),
    templates: fc.record({ en: templates, es: templates }),
  }),
  intake: switches('intake'),
  site: switches('site'),
};

const agreementOn =
  (name: SettingsName): NextAgreement =>
  () => ({
    valid: CHOICES[name],
    surplus: ['updated_by'],
    writer: LEADER,
    isValid: hasForm(STORABLE_SETTINGS[name]),
    writes: (document) => [{ path: `${COLLECTIONS.settings}/${name}`, document }],
  });

/** One agreement per settings document. */
export const SETTINGS_AGREEMENTS: Readonly<Record<SettingsName, NextAgreement>> = {
  set_up: agreementOn('set_up'),
  screens: agreementOn('screens'),
  identity: agreementOn('identity'),
  wall: agreementOn('wall'),
  privacy: agreementOn('privacy'),
  safety: agreementOn('safety'),
  reminders: agreementOn('reminders'),
  prayer_sessions: agreementOn('prayer_sessions'),
  requesters: agreementOn('requesters'),
  replies: agreementOn('replies'),
  intake: agreementOn('intake'),
  site: agreementOn('site'),
};
