import { expect, it } from 'vitest';
import { mailboxOf, withoutLinks } from './mail-limit.ts';

it.each([
  ['Ruth@Example.org', 'ruth@example.org'],
  ['ruth+prayer@example.org', 'ruth@example.org'],
  ['ruth+a+b@example.org', 'ruth@example.org'],
  ['"a@b"+c@example.org', '"a@b"@example.org'],
  ['ruth.smith@example.org', 'ruth.smith@example.org'],
  ['R.uth.Smith+prayer@Gmail.com', 'ruthsmith@gmail.com'],
  ['ruth.smith@googlemail.com', 'ruthsmith@gmail.com'],
  ['ruth.smith@gmail.com.example.org', 'ruth.smith@gmail.com.example.org'],
])('mailboxOf maps %s to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ['Win at https://evil.com/x', 'Win at https evil. com/x'],
  ['www.evil.com', 'www. evil. com'],
  ['evil\u3002com', 'evil. com'],
  ['Friends\nof St. Mary', 'Friends of St. Mary'],
])('withoutLinks changes %j to %j', (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown);
});
