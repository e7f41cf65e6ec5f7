import { text } from '../texts/text.ts';

/** The types offered in administration. */
export const CONTENT_TYPES = ['prompt', 'scripture', 'reflection', 'prayer', 'teaching', 'document'] as const;
export const DEFAULT_CONTENT_TYPE = 'prompt';

export type ContentType = (typeof CONTENT_TYPES)[number];

const FEED_LABELS: ReadonlyMap<string, string> = new Map([
  ['daily_scripture', text('Daily Scripture')],
  ['weekly_declaration', text('Weekly Declaration')],
  ['topical_focus', text('Topical Focus')],
]);

/** The label of an item in the public feed; the feed's types differ from those of administration. */
export function feedLabel(contentType: string): string {
  return FEED_LABELS.get(contentType) ?? text('Content');
}

const TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['prompt', text('Prompt')],
  ['scripture', text('Scripture')],
  ['reflection', text('Reflection')],
  ['prayer', text('Prayer')],
  ['teaching', text('Teaching')],
  ['document', text('Document')],
  ['daily_scripture', text('Daily scripture')],
  ['weekly_declaration', text('Weekly declaration')],
  ['topical_focus', text('Topical focus')],
]);

/** A type of content in words, as administration offers it. */
export function contentTypeName(contentType: string): string {
  return TYPE_NAMES.get(contentType) ?? inWords(contentType);
}

function inWords(contentType: string): string {
  const words = contentType.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
