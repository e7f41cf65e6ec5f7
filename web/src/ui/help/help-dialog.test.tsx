import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { showIdentity } from '../identity/identity.ts';
import { HelpDialog } from './help-dialog.tsx';
import { VISITOR_HELP } from './topics/en/visitor-topics.ts';

const STORED =
  'What you typed stays on this device until you send it. After three days, we no longer show it.';

afterEach(() => showIdentity(DEFAULT_IDENTITY));

function openHelp(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <HelpDialog texts={VISITOR_HELP} indexPath={PATHS.help} onClose={() => undefined} />
    </MemoryRouter>,
  );
}

it('the help of the form says how long the device stores what was typed', async () => {
  openHelp(PATHS.requestPrayer);

  expect(await screen.findByRole('dialog', { name: 'Asking for prayer' })).toHaveTextContent(STORED);
});

it.each(['/embed', '/embed/'])(
  'the help of the form in a frame at %s does not promise that the device stores what was typed',
  async (address) => {
    openHelp(address);

    expect(await screen.findByRole('dialog', { name: 'Asking for prayer' })).not.toHaveTextContent(
      /this device/,
    );
  },
);

it.each([PATHS.dailyContent, PATHS.prayerCircles, PATHS.signIn])(
  'the help at %s explains how to get around while that part is turned off',
  async (address) => {
    showIdentity({ screens: { prayer_circles: false, daily_content: false, insights: false } });

    openHelp(address);

    await screen.findByRole('dialog', { name: VISITOR_HELP['getting-around'].title });
  },
);
