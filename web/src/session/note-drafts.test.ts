import { beforeEach, expect, it, vi } from 'vitest';
import { forgetNoteDrafts, openNoteDrafts } from './note-drafts.ts';

beforeEach(() => localStorage.clear());

it('last beyond the page, for their writer alone', () => {
  openNoteDrafts('ruth').set('request', 'Called her.');

  expect(openNoteDrafts('ruth').get('request')).toBe('Called her.');
  expect(openNoteDrafts('ruth').get('another request')).toBe('');
  expect(openNoteDrafts('miriam').get('request')).toBe('');
});

it('are gone once they are posted', () => {
  const drafts = openNoteDrafts('ruth');
  drafts.set('request', 'Called her.');
  drafts.set('request', '');

  expect(drafts.get('request')).toBe('');
  expect(localStorage).toHaveLength(0);
});

it('are all forgotten together, and nothing else is', () => {
  localStorage.setItem('another', 'thing');
  openNoteDrafts('ruth').set('request', 'Called her.');
  openNoteDrafts('miriam').set('request', 'Called him.');

  forgetNoteDrafts();

  expect(Object.keys(localStorage)).toEqual(['another']);
});

it('last as long as the page where the browser refuses its storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const drafts = openNoteDrafts('ruth');
  drafts.set('request', 'Called her.');

  expect(drafts.get('request')).toBe('Called her.');
  refusing.mockRestore();
});
