import { expect, it, onTestFinished, vi } from 'vitest';
import { pseudonym } from './pseudonym.ts';

const PEPPER = 'SIGN_IN_CODE_PEPPER';

it('pseudonym differs by purpose and is stable for the same purpose and subject', () => {
  const name = pseudonym('prayers to', 'ruth@example.org');

  expect(pseudonym('prayers to', 'ruth@example.org')).toBe(name);
  expect(pseudonym('invitations to', 'ruth@example.org')).not.toBe(name);
  expect(pseudonym('mails to', 'ruth@example.org')).not.toBe(name);
});

it('pseudonym differs by subject and by pepper', () => {
  const name = pseudonym('network', '203.0.113.7');

  expect(pseudonym('network', '203.0.113.8')).not.toBe(name);
  vi.stubEnv(PEPPER, 'another pepper');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(pseudonym('network', '203.0.113.7')).not.toBe(name);
});
