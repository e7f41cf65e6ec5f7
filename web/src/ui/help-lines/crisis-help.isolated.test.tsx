import { type SafetySettings, SETTINGS } from '@prayer-community/domain/settings/settings';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { CrisisHelp } from './crisis-help.tsx';

vi.mock('../../firebase/settings/use-settings.ts', () => ({ useSettings: vi.fn() }));

const DEFAULTS = SETTINGS.safety.parse({});

function choose(settings: Partial<SafetySettings>): void {
  vi.mocked(useSettings<'safety'>).mockReturnValue({
    retry: vi.fn(),
    state: 'ready',
    settings: { ...DEFAULTS, ...settings },
  });
}

beforeEach(() => {
  vi.mocked(useSettings).mockReset();
  choose({});
});

it.each([
  ['the country that leadership chose', { help_country: 'GB', browser: 'en-US', emergency: '999' }],
  [
    'that of the browser if leadership chose none',
    { help_country: null, browser: 'de-AT', emergency: '112' },
  ],
] as const)('the first help lines are those of %s', async (_which, { help_country, browser, emergency }) => {
  choose({ help_country });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  render(<CrisisHelp text="Now he hits me." />);

  expect(await screen.findByRole('link', { name: emergency })).toBeVisible();
  expect(screen.getByLabelText('Country')).toBeEnabled();
});

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
  choose({ watches_for_need: false });
  render(<CrisisHelp text="Now he hits me." />);

  await waitFor(() => expect(useSettings).toHaveBeenCalledWith('safety'));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(screen.queryByRole('complementary')).toBeNull();
});
