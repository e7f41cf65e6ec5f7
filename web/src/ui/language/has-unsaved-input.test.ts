import { afterEach, expect, it } from 'vitest';
import { holdMoves } from '../history-moves.ts';
import { hasUnsavedInput } from './has-unsaved-input.ts';

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

it.each([
  ['nothing', '/kiosk', '<form><textarea> </textarea></form>', false],
  ['unsaved text', '/belief-wall', '<form><textarea>For Ruth</textarea></form>', true],
  ['text that its field saves', '/belief-wall', '<textarea data-saved>For Ruth</textarea>', false],
  [
    'saved text beside unsaved text',
    '/belief-wall',
    '<form data-saved><textarea>For Ruth</textarea></form><textarea>For Eva</textarea>',
    true,
  ],
  ['text that the form saves', '/', '<form><textarea>For Ruth</textarea></form>', false],
  ['text that the form could not save', '/', '<form data-unsaved><textarea>For Ruth</textarea></form>', true],
  ['a recording that the form could not save', '/', '<form data-unsaved><audio></audio></form>', true],
  ['nothing in a form that could not save', '/', '<form data-unsaved><textarea></textarea></form>', false],
  ['an unsaved recording', '/kiosk', '<form><audio></audio></form>', true],
  ['a recording that the form saves', '/', '<form><audio></audio></form>', false],
  ['an unconfirmed recording', '/', '<form><div data-unconfirmed="true"></div></form>', true],
])('hasUnsavedInput is correct for a page with %s at %s', (_what, path, html, isHeld) => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = html;

  expect(hasUnsavedInput()).toBe(isHeld);
});

it('a page that may not be left without a question, such as a running import, has unsaved input', () => {
  const release = holdMoves(() => {});
  expect(hasUnsavedInput()).toBe(true);

  release();
  expect(hasUnsavedInput()).toBe(false);
});
