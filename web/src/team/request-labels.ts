import type { RequestStatus } from '@prayer-community/domain/prayer-request';
import type {
  ContactPreference,
  NamedPeople,
  RequestCategory,
  RequestSource,
  SubmissionType,
  UrgencyLevel,
} from '@prayer-community/domain/request-choices';
import type { SignOfNeed } from '@prayer-community/domain/signs-of-need';
import type { Tone } from '../ui/badge/badge.tsx';

/** How staff read what is stored, and the colours of section 9 of the specification. */
export const STATUS_LABELS: Record<RequestStatus, string> = {
  new: 'New',
  assigned: 'Assigned',
  prayed_for: 'Prayed For',
  closed: 'Closed',
};

export const STATUS_TONES: Record<RequestStatus, Tone> = {
  new: 'blue',
  assigned: 'yellow',
  prayed_for: 'green',
  closed: 'grey',
};

export const URGENCY_LABELS: Record<UrgencyLevel, string> = { low: 'Low', medium: 'Medium', high: 'High' };

export const URGENCY_TONES: Record<UrgencyLevel, Tone> = { low: 'blue', medium: 'yellow', high: 'red' };

/** What the words of a request may tell of; nobody has judged it yet. */
export const SIGN_LABELS: Record<SignOfNeed, string> = {
  self_harm: 'May be about self-harm',
  abuse: 'May be about abuse',
  danger: 'May be in danger',
};

export const TYPE_LABELS: Record<SubmissionType, string> = {
  prayer_team: 'Prayer Team',
  confidential: 'Confidential',
};

/** Where a request was put in; nothing for the site itself. */
export const SOURCE_LABELS: Record<RequestSource, string | null> = {
  web: null,
  phone: 'By phone',
  kiosk: 'In the church',
  embed: 'On your own site',
};

export const CATEGORY_LABELS: Record<RequestCategory, string> = {
  healing: 'Healing',
  finances: 'Finances',
  family: 'Family',
  mental_health: 'Mental Health',
  other: 'Other',
};

/** What those say whom a request names; nothing where it names nobody. */
export const NAMED_PEOPLE_LABELS: Record<NamedPeople, { label: string; tone: Tone } | null> = {
  none: null,
  agreed: { label: 'Named people agree', tone: 'green' },
  not_asked: { label: 'Named people not asked', tone: 'yellow' },
};

/** How a requester likes to be reached; nothing where they did not say. */
export const CONTACT_PREFERENCE_LABELS: Record<ContactPreference, string | null> = {
  call: 'Prefers a call',
  text: 'Prefers a text message',
  email: 'Prefers an e-mail',
  none: null,
};
