import { recoveryLink } from '@prayer-community/domain/auth/password-recovery';
import { act, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { isUsableLink } from '../../session/is-usable-link.ts';
import { useRecoveryLink } from './use-recovery-link.ts';

// Firebase Auth does not run in jsdom.
vi.mock('../../session/is-usable-link.ts', () => ({ isUsableLink: vi.fn(async () => true) }));

const { pathname, search } = new URL(recoveryLink('welcome', 'https://prayer.example.org', 'a-code'));

function Shown() {
  const { link } = useRecoveryLink();
  return <p role="status">{link.state}</p>;
}

// The app renders every screen again in another language.
const page = (language: string) => (
  <BrowserRouter>
    <Fragment key={language}>
      <Shown />
    </Fragment>
  </BrowserRouter>
);

beforeEach(() => window.history.replaceState(null, '', pathname + search));

it('a language change leaves the opened link open', () => {
  const { rerender } = render(page('en'));

  rerender(page('es'));

  expect(screen.getByRole('status')).toHaveTextContent('open');
});

it('going back to a screen that was left does not bring its link back', () => {
  const { unmount } = render(page('en'));
  const entry = window.history.state;
  window.history.pushState({ key: 'another' }, '', '/');
  unmount();

  window.history.replaceState(entry, '', pathname);
  render(page('en'));

  expect(screen.getByRole('status')).toHaveTextContent('absent');
});

it('a link that was found invalid is not reported again after a language change', async () => {
  vi.mocked(isUsableLink).mockResolvedValueOnce(false);
  const { rerender } = render(page('en'));
  await act(() => Promise.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('invalid');

  rerender(page('es'));

  expect(screen.getByRole('status')).toHaveTextContent('absent');
});
