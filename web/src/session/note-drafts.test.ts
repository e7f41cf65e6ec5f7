import { beforeEach, expect, it, vi } from 'vitest';
import { forgetNoteDrafts, openNoteDrafts } from './note-drafts.ts';

beforeEach(() => localStorage.clear());

it('drafts outlast the page, but only for their writer', () => {
  openNoteDrafts('ruth').set('request', 'Called her.');

  expect(openNoteDrafts('ruth').get('request')).toBe('Called her.');
  expect(openNoteDrafts('ruth').get('another request')).toBe('');
  expect(openNoteDrafts('miriam').get('request')).toBe('');
});

it('drafts are deleted once they are posted', () => {
  const drafts = openNoteDrafts('ruth');
  drafts.set('request', 'Called her.');
  drafts.set('request', '');

  expect(drafts.get('request')).toBe('');
  expect(localStorage).toHaveLength(0);
});

it('all drafts are deleted together, and nothing else', () => {
  localStorage.setItem('another', 'thing');
  openNoteDrafts('ruth').set('request', 'Called her.');
  openNoteDrafts('miriam').set('request', 'Called him.');

  forgetNoteDrafts();

  expect(Object.keys(localStorage)).toEqual(['another']);
});

it('drafts last as long as the page if the browser denies storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const drafts = openNoteDrafts('ruth');
  drafts.set('request', 'Called her.');

  expect(drafts.get('request')).toBe('Called her.');
  refusing.mockRestore();
});
