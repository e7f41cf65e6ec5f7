import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOldTextDrafts, forgetTextDrafts, INTAKE_DRAFT_PREFIX, openTextDrafts } from './text-drafts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

it('drafts outlast the page, but only for their writer', () => {
  openTextDrafts('ruth', 'notes').set('request', 'Called her.');

  expect(openTextDrafts('ruth', 'notes').get('request')).toBe('Called her.');
  expect(openTextDrafts('ruth', 'notes').get('another request')).toBe('');
  expect(openTextDrafts('miriam', 'notes').get('request')).toBe('');
});

it('drafts are deleted once they are posted', () => {
  const drafts = openTextDrafts('ruth', 'notes');
  drafts.set('request', 'Called her.');
  drafts.set('request', '');

  expect(drafts.get('request')).toBe('');
  expect(localStorage).toHaveLength(0);
});

it('all drafts are deleted together, and nothing else', () => {
  localStorage.setItem('another', 'thing');
  openTextDrafts('ruth', 'notes').set('request', 'Called her.');
  openTextDrafts('miriam', 'notes').set('request', 'Called him.');

  forgetTextDrafts();

  expect(Object.keys(localStorage)).toEqual(['another']);
});

it('a draft is forgotten a week after it was last saved, with its time, and screens see that', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const drafts = openTextDrafts('ruth', 'notes');
  drafts.set('old', 'Called her.');
  drafts.set('edited', 'Called');
  vi.setSystemTime(DAY_MS);
  drafts.set('edited', 'Called him.');
  const onChange = vi.fn();
  const stop = drafts.subscribe(onChange);

  vi.setSystemTime(7 * DAY_MS);
  forgetOldTextDrafts();
  expect(drafts.get('old')).toBe('Called her.');
  vi.setSystemTime(7 * DAY_MS + 1);
  onChange.mockClear();
  forgetOldTextDrafts();

  expect(drafts.get('old')).toBe('');
  expect(drafts.get('edited')).toBe('Called him.');
  expect(onChange).toHaveBeenCalled();
  drafts.set('edited', '');
  expect(localStorage).toHaveLength(0);
  stop();
});

it('a draft of an older version, which has no time, counts as saved when it is found', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  localStorage.setItem(`${INTAKE_DRAFT_PREFIX}ruth`, 'a call');
  localStorage.setItem('another', 'thing');

  vi.setSystemTime(30 * DAY_MS);
  forgetOldTextDrafts();
  vi.setSystemTime(37 * DAY_MS);
  forgetOldTextDrafts();
  expect(localStorage.getItem(`${INTAKE_DRAFT_PREFIX}ruth`)).toBe('a call');
  vi.setSystemTime(37 * DAY_MS + 1);
  forgetOldTextDrafts();

  expect(Object.keys(localStorage)).toEqual(['another']);
});

it('drafts last as long as the page if the browser denies storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const drafts = openTextDrafts('ruth', 'notes');
  drafts.set('request', 'Called her.');

  expect(drafts.get('request')).toBe('Called her.');
  refusing.mockRestore();
});
