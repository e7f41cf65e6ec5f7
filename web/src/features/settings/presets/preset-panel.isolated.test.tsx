import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { SETTINGS_SCHEMAS } from '../../../firebase/settings/settings-schemas.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { PresetPanel } from './preset-panel.tsx';

// The database, which jsdom cannot have: it takes its time.
const edge = vi.hoisted(() => ({ refuse: (_: Error) => {} }));
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: (name: keyof typeof SETTINGS_SCHEMAS) => ({
    state: 'ready',
    settings: SETTINGS_SCHEMAS[name].parse({}),
  }),
}));
vi.mock('./save-preset.ts', () => ({
  savePreset: () =>
    new Promise((_, reject) => {
      edge.refuse = reject;
    }),
}));

it('a preset shows as chosen while it is being saved, and no longer when it is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Appearance>
      <ToastHost />
      <MemoryRouter>
        <PresetPanel />
      </MemoryRouter>
    </Appearance>,
  );
  const small = () => screen.getByRole('radio', { name: 'Small' });

  await userEvent.click(small());
  expect(small()).toBeChecked();

  edge.refuse(new Error('refused'));
  await screen.findByText('Failed to save settings.');
  expect(small()).not.toBeChecked();
});
