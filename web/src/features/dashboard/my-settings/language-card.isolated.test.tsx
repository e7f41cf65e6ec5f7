import type { Language } from '@prayer-community/i18n/language';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { findToast } from '../../../testing/find-toast.ts';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { changeOwnProfile } from '../availability/change-own-profile.ts';
import { LanguageCard } from './language-card.tsx';

// Firestore does not run in jsdom.
vi.mock('../availability/change-own-profile.ts', () => ({ changeOwnProfile: vi.fn() }));
const site = vi.hoisted(() => ({ in_spanish: true }));
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: site }),
}));

beforeEach(() => {
  site.in_spanish = true;
  vi.mocked(changeOwnProfile).mockReset().mockResolvedValue(undefined);
});

async function addSpanish(): Promise<void> {
  render(
    <Appearance>
      <LanguageCard uid="me" profile={staffMember('me', 'prayer_team')} />
      <ToastHost />
    </Appearance>,
  );
  const member = userEvent.setup();
  await member.click(screen.getByRole('switch', { name: 'Spanish' }));
}

it('saving a member’s languages shows a confirmation', async () => {
  await addSpanish();

  await findToast('Your languages have been saved.');
  expect(changeOwnProfile).toHaveBeenCalledExactlyOnceWith('me', { languages: ['en', 'es'] });
});

it('another language can be chosen while the server has not confirmed the first', async () => {
  vi.mocked(changeOwnProfile).mockReturnValue(new Promise(() => undefined));
  const card = (languages: readonly Language[]) => (
    <Appearance>
      <LanguageCard uid="me" profile={staffMember('me', 'prayer_team', { languages: [...languages] })} />
    </Appearance>
  );
  const { rerender } = render(card(['en']));
  const member = userEvent.setup();
  await member.click(screen.getByRole('switch', { name: 'Spanish' }));
  rerender(card(['en', 'es']));

  await member.click(screen.getByRole('switch', { name: 'English' }));

  expect(changeOwnProfile).toHaveBeenLastCalledWith('me', { languages: ['es'] });
});

it('a failure to save the languages shows an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(changeOwnProfile).mockRejectedValue(new Error('refused'));

  await addSpanish();

  await findToast('Failed to update your languages.');
});

it.each([
  { who: 'never chose', languages: undefined, isShown: false },
  { who: 'speaks only English', languages: ['en' as const], isShown: false },
  { who: 'speaks only Spanish', languages: ['es' as const], isShown: true },
  { who: 'speaks both', languages: ['en' as const, 'es' as const], isShown: true },
])('on a site without Spanish, a member who $who sees the card: $isShown', ({ languages, isShown }) => {
  site.in_spanish = false;
  const profile = staffMember('me', 'prayer_team', { languages });

  render(
    <Appearance>
      <LanguageCard uid="me" profile={profile} />
    </Appearance>,
  );

  expect(screen.queryByRole('switch', { name: 'English' }) !== null).toBe(isShown);
});

it('the card stays while a member who gives up Spanish might take that back', async () => {
  site.in_spanish = false;
  const card = (...languages: Language[]) => (
    <Appearance>
      <LanguageCard uid="me" profile={staffMember('me', 'prayer_team', { languages })} />
    </Appearance>
  );
  const { rerender } = render(card('en', 'es'));
  const spanish = screen.getByRole('switch', { name: 'Spanish' });
  await userEvent.click(spanish);

  rerender(card('en'));

  expect(spanish).toHaveFocus();
  expect(spanish).not.toBeChecked();
});
