import { type Message, message, t } from '@prayer-community/i18n/text';

/** The types offered in administration. */
export const CONTENT_TYPES = ['prompt', 'scripture', 'reflection', 'prayer', 'teaching', 'document'] as const;
export const DEFAULT_CONTENT_TYPE = 'prompt';

export type ContentType = (typeof CONTENT_TYPES)[number];

const FEED_LABELS: ReadonlyMap<string, Message> = new Map([
  ['daily_scripture', message('Daily Scripture')],
  ['weekly_declaration', message('Weekly Declaration')],
  ['topical_focus', message('Topical Focus')],
]);

/** Returns the label of an item in the public feed. The feed's types differ from those in administration. */
export function feedLabel(contentType: string): string {
  return t(FEED_LABELS.get(contentType) ?? message('Content'));
}

const TYPE_NAMES: ReadonlyMap<string, Message> = new Map([
  ['prompt', message('Prompt')],
  ['scripture', message('Scripture')],
  ['reflection', message('Reflection')],
  ['prayer', message('Prayer')],
  ['teaching', message('Teaching')],
  ['document', message('Document')],
  ['daily_scripture', message('Daily scripture')],
  ['weekly_declaration', message('Weekly declaration')],
  ['topical_focus', message('Topical focus')],
]);

/** Returns the display name of a content type in administration. */
export function contentTypeName(contentType: string): string {
  const name = TYPE_NAMES.get(contentType);
  return name === undefined ? inWords(contentType) : t(name);
}

function inWords(contentType: string): string {
  const words = contentType.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
