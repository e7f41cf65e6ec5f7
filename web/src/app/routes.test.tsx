import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PATHS, STAFF_ROOT } from '../config/paths.ts';
import { openScreen } from '../testing/open-screen.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the public screens', () => {
  it.each([
    { path: '/', name: 'Request Prayer', tab: 'Request Prayer' },
    { path: '/belief-wall', name: 'Belief Wall', tab: 'Belief Wall' },
    { path: '/daily-content', name: 'Daily Prompts & Scripture Feed', tab: 'Daily Content' },
    { path: '/prayer-circles', name: 'Prayer Circles', tab: 'Prayer Circles' },
  ])('$path highlights its tab and sets the document title', async ({ path, name, tab }) => {
    await openScreen(path);

    await heading(name);
    expect(document.title).toBe(`${name} · Prayer Community`);
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: tab }),
    ]);
  });

  it('move focus to their heading when navigated to, but not when opened directly', async () => {
    const visitor = await openScreen('/prayer-confirmation');
    expect(await heading('Prayer request submitted')).not.toHaveFocus();

    await visitor.click(screen.getByRole('link', { name: 'Visit Belief Wall' }));

    expect(await heading('Belief Wall')).toHaveFocus();
    expect(document.title).toBe('Belief Wall · Prayer Community');
  });

  it('start with a link that skips the header', async () => {
    const visitor = await openScreen('/');
    await heading('Request Prayer');

    await visitor.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await visitor.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('link home from an unknown address', async () => {
    const visitor = await openScreen('/no/such/place');
    await heading('Oops! Page not found');

    await visitor.click(screen.getByRole('link', { name: 'Return to Home' }));

    await heading('Request Prayer');
  });
});

describe('without a session', () => {
  const STAFF_PATHS = Object.values(PATHS).filter((path) => path.startsWith(`${STAFF_ROOT}/`));

  it.each([...STAFF_PATHS, PATHS.dailyContentAdmin, PATHS.codeEntry, PATHS.olderLogin])(
    '%s leads to the login',
    async (path) => {
      await openScreen(path);

      await heading('Prayer Team Login');
    },
  );
});
