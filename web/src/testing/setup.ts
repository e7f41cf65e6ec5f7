import '@testing-library/jest-dom/vitest';
import { StyleSheet } from '@emotion/sheet';
import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { cleanup, configure } from '@testing-library/react';
// Imported first, because `vmForks` cannot link two Firebase products at once before it has linked what they share.
import 'firebase/app';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { showIdentity } from '../ui/identity/identity.ts';
import { WAIT_MS } from './wait-ms.ts';

configure({ asyncUtilTimeout: WAIT_MS });

// To find an element by its role, jsdom would match it against every rule of every style, for half of a test's time.
// Journeys see the styles.
StyleSheet.prototype.insert = () => undefined;

// jsdom would match an element against a browser's default style sheet each time that a test asks for its name. Only
// attributes hide an element here.
const styleOf = (styles: Partial<CSSStyleDeclaration>) =>
  Object.assign(document.createElement('div').style, styles);
const REMOVED = styleOf({ display: 'none' });
const INVISIBLE = styleOf({ visibility: 'hidden' });
const SHOWN = styleOf({});
window.getComputedStyle = (element) => {
  if (element instanceof HTMLElement && element.hidden) {
    return REMOVED;
  }
  if (element.closest('[style*="visibility: hidden"]') !== null) {
    return INVISIBLE;
  }
  return element instanceof HTMLElement ? element.style : SHOWN;
};

// What a browser has and jsdom has not.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => showIdentity(DEFAULT_IDENTITY));

afterEach(() => {
  toast.dismiss();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

// Test files share the environment of their process.
afterAll(() => {
  vi.unstubAllEnvs();
});
