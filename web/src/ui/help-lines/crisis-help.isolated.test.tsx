import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CrisisHelp } from './crisis-help.tsx';

const { safety } = vi.hoisted(() => ({ safety: { watches_for_need: true, help_country: 'US' } }));
vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: safety }),
}));

it('help lines are announced in a status that already exists', async () => {
  const { rerender } = render(<CrisisHelp text="For my mother." />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  rerender(<CrisisHelp text="For my mother. Now he hits me." />);

  await waitFor(() => expect(status).toHaveTextContent('You can find people to call below'));
  expect(screen.getByRole('complementary')).toBeVisible();

  rerender(<CrisisHelp text="For my mother." />);
  await waitFor(() => expect(status).toBeEmptyDOMElement());
});

it('nothing is shown if leadership turned the help lines off', async () => {
  safety.watches_for_need = false;
  render(<CrisisHelp text="Now he hits me." />);

  await import('./help-lines.tsx');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('complementary')).toBeNull();
});
