import type { Language } from '@prayer-community/domain/language';
import type { RequestStatus } from '@prayer-community/domain/prayer-request/prayer-request';
import type {
  ContactPreference,
  Gender,
  NamedPeople,
  RequestCategory,
  RequestSource,
  SubmissionType,
  UrgencyLevel,
} from '@prayer-community/domain/request-form/request-choices';
import type { CrisisSign } from '@prayer-community/domain/safety/crisis-keywords';
import { text } from '@prayer-community/domain/texts/text';
import type { Tone } from '../badge/badge.tsx';

/** How staff read what is stored, and the colours of section 9 of the specification. */
export const STATUS_LABELS: Record<RequestStatus, string> = {
  new: text('New @request'),
  assigned: text('Assigned'),
  prayed_for: text('Prayed For'),
  closed: text('Closed'),
};

/** The languages, in the reader's own. */
export const LANGUAGE_LABELS: Record<Language, string> = {
  en: text('English'),
  es: text('Spanish'),
};

export const STATUS_TONES: Record<RequestStatus, Tone> = {
  new: 'blue',
  assigned: 'yellow',
  prayed_for: 'green',
  closed: 'grey',
};

export const URGENCY_LABELS: Record<UrgencyLevel, string> = {
  low: text('Low'),
  medium: text('Medium'),
  high: text('High'),
};

/** The same where nothing beside it says of what it tells. */
export const URGENCY_BADGES: Record<UrgencyLevel, string> = {
  low: text('Low urgency'),
  medium: text('Medium urgency'),
  high: text('High urgency'),
};

/** What the requester chose, where the team treats it as more urgent. */
export const CHOSEN_URGENCY_BADGES: Record<UrgencyLevel, string> = {
  low: text('Requester chose low'),
  medium: text('Requester chose medium'),
  high: text('Requester chose high'),
};

export const URGENCY_TONES: Record<UrgencyLevel, Tone> = { low: 'blue', medium: 'yellow', high: 'red' };

/** What the words of a request may be signs of; nobody has judged it yet. */
export const SIGN_LABELS: Record<CrisisSign, string> = {
  self_harm: text('May be about self-harm'),
  abuse: text('May be about abuse'),
  danger: text('May be in danger'),
};

export const TYPE_LABELS: Record<SubmissionType, string> = {
  prayer_team: text('Prayer Team'),
  confidential: text('Confidential'),
};

/** Where a request was put in; nothing for the site itself. */
export const SOURCE_LABELS: Record<RequestSource, string | null> = {
  web: null,
  phone: text('By phone'),
  kiosk: text('In the church'),
  embed: text('On your own website'),
  import: text('Imported'),
};

export const CATEGORY_LABELS: Record<RequestCategory, string> = {
  healing: text('Healing'),
  finances: text('Finances'),
  family: text('Family'),
  mental_health: text('Mental Health'),
  other: text('Other'),
};

/** What those say whom a request names; nothing where it names nobody. */
export const NAMED_PEOPLE_LABELS: Record<NamedPeople, { label: string; tone: Tone } | null> = {
  none: null,
  agreed: { label: text('Named people agreed'), tone: 'green' },
  not_asked: { label: text('Named people not asked'), tone: 'yellow' },
};

/** How a requester likes to be reached; nothing where they did not say. */
export const GENDER_LABELS: Record<Gender, string> = { male: text('Male'), female: text('Female') };

export const CONTACT_PREFERENCE_LABELS: Record<ContactPreference, string | null> = {
  call: text('Prefers a call'),
  text: text('Prefers a text message'),
  email: text('Prefers an e-mail'),
  none: null,
};
