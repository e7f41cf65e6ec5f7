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
import type { CrisisSign } from '@prayer-community/domain/safety/crisis-signs';
import type { Language } from '@prayer-community/i18n/language';
import { type Message, message } from '@prayer-community/i18n/text';
import type { Tone } from '../badge/badge.tsx';

/** The labels that staff see for stored values. */
export const STATUS_LABELS: Record<RequestStatus, Message> = {
  new: message('New @request'),
  assigned: message('Assigned'),
  prayed_for: message('Prayed For'),
  closed: message('Closed'),
};

export const LANGUAGE_LABELS: Record<Language, Message> = {
  en: message('English'),
  es: message('Spanish'),
};

export const STATUS_TONES: Record<RequestStatus, Tone> = {
  new: 'blue',
  assigned: 'yellow',
  prayed_for: 'green',
  closed: 'grey',
};

export const URGENCY_LABELS: Record<UrgencyLevel, Message> = {
  low: message('Low'),
  medium: message('Medium'),
  high: message('High'),
};

/** For places without a field label. */
export const URGENCY_BADGES: Record<UrgencyLevel, Message> = {
  low: message('Low urgency'),
  medium: message('Medium urgency'),
  high: message('High urgency'),
};

/** What the requester chose, shown if the team treats the request as more urgent. */
export const CHOSEN_URGENCY_BADGES: Record<UrgencyLevel, Message> = {
  low: message('Requester chose low'),
  medium: message('Requester chose medium'),
  high: message('Requester chose high'),
};

export const URGENCY_TONES: Record<UrgencyLevel, Tone> = { low: 'blue', medium: 'yellow', high: 'red' };

/** What the text of a request may indicate. No one has assessed it yet. */
export const SIGN_LABELS: Record<CrisisSign, Message> = {
  self_harm: message('May be about self-harm'),
  abuse: message('May be about abuse'),
  danger: message('May be in danger'),
};

export const TYPE_LABELS: Record<SubmissionType, Message> = {
  prayer_team: message('Prayer Team'),
  confidential: message('Confidential'),
};

/** Where a request was submitted. Null for the site itself. */
export const SOURCE_LABELS: Record<RequestSource, Message | null> = {
  web: null,
  phone: message('By phone'),
  kiosk: message('In the church'),
  embed: message('On your own website'),
  import: message('Imported'),
};

export const CATEGORY_LABELS: Record<RequestCategory, Message> = {
  healing: message('Healing'),
  finances: message('Finances'),
  family: message('Family'),
  mental_health: message('Mental Health'),
  other: message('Other'),
};

/** Whether the people named in a request agreed. Null if it names no one. */
export const NAMED_PEOPLE_LABELS: Record<NamedPeople, { label: Message; tone: Tone } | null> = {
  none: null,
  agreed: { label: message('Named people agreed'), tone: 'green' },
  not_asked: { label: message('Named people not asked'), tone: 'yellow' },
};

export const GENDER_LABELS: Record<Gender, Message> = { male: message('Male'), female: message('Female') };

export const CONTACT_PREFERENCE_LABELS: Record<ContactPreference, Message | null> = {
  call: message('Prefers a call'),
  text: message('Prefers a text message'),
  email: message('Prefers an email'),
  none: null,
};
