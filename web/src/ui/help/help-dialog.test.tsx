import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { HelpDialog } from './help-dialog.tsx';
import { VISITOR_HELP } from './topics/en/visitor-topics.ts';

const STORED =
  'What you typed stays on this device until you send it. After three days, we no longer show it.';

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
