import type { PlaceholderName } from '@prayer-community/i18n/catalog';
import { template } from '@prayer-community/i18n/text';
import type { Text } from '@prayer-community/i18n/texts';
import { createElement, Fragment, type ReactNode } from 'react';

/** Returns a text whose placeholders are filled with elements, such as a link within a sentence. */
export function trans<English extends Text>(
  english: English,
  elements: Readonly<Record<PlaceholderName<English>, ReactNode>>,
): ReactNode {
  const byName: Readonly<Record<string, ReactNode>> = elements;
  // Every second part is the name of a placeholder.
  const parts = template(english)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : byName[part]));
  return createElement(Fragment, null, ...parts);
}
