import { beforeEach, expect, it, vi } from 'vitest';
import { forgetTextDrafts, openTextDrafts } from './text-drafts.ts';

beforeEach(() => localStorage.clear());

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
