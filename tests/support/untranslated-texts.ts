import { type Catalog, shownEnglish } from '@prayer-community/i18n/catalog';
import { STAFF_TEXTS } from '@prayer-community/i18n/es/staff-texts';
import { VISITOR_TEXTS } from '@prayer-community/i18n/es/visitor-texts';
import type { Page } from 'playwright-core';

const CATALOGUE: Catalog = { ...VISITOR_TEXTS, ...STAFF_TEXTS };

/** Patterns for every English text that differs in Spanish. A placeholder matches anything. */
const ENGLISH = Object.entries(CATALOGUE)
  .filter(([english, spanish]) => shownEnglish(english) !== spanish && hasWords(english))
  .map(([english]) => `^${escaped(shownEnglish(english)).replace(/\\\{\w+\\\}/g, '.+')}$`);

/** Returns the English texts that the screen shows or offers to screen readers. Empty if it is entirely in Spanish. */
export function untranslatedTexts(page: Page): Promise<string[]> {
  return page.evaluate((patterns) => {
    const english = new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'su');
    const shown: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) {
        const names = ['aria-label', 'placeholder', 'title', 'alt'].map((name) => node.getAttribute(name));
        shown.push(...names.filter((name) => name !== null));
      } else if (!node.parentElement?.closest('script, style, [lang="en"]')) {
        shown.push(node.nodeValue ?? '');
      }
    }
    return shown.map((words) => words.trim()).filter((words) => words !== '' && english.test(words));
  }, ENGLISH);
}

/** False for a text of only placeholders and punctuation, which would match anything. */
function hasWords(english: string): boolean {
  return (
    shownEnglish(english)
      .replace(/\{\w+\}/g, '')
      .replace(/[^a-z]/gi, '').length > 3
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
