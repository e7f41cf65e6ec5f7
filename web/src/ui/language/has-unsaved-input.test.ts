import { afterEach, expect, it } from 'vitest';
import { hasUnsavedInput } from './has-unsaved-input.ts';

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

it.each([
  ['nothing', '/kiosk', '<form><textarea> </textarea></form>', false],
  ['words that nobody else has', '/belief-wall', '<form><textarea>For Ruth</textarea></form>', true],
  ['words that the form keeps', '/', '<form><textarea>For Ruth</textarea></form>', false],
  ['a recording that nobody else has', '/kiosk', '<form><audio></audio></form>', true],
  ['a recording that the form keeps', '/', '<form><audio></audio></form>', false],
  ['a recording that is not confirmed', '/', '<form><div data-unconfirmed="true"></div></form>', true],
])('hasUnsavedInput is correct for a page with %s at %s', (_what, path, html, isHeld) => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = html;

  expect(hasUnsavedInput()).toBe(isHeld);
});
