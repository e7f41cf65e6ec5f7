import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { SETTINGS_SCHEMAS } from '../../../firebase/settings/settings-schemas.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { PresetPanel } from './preset-panel.tsx';

// Firestore does not run in jsdom. The mocked save stays pending until refused.
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

function show() {
  render(
    <Appearance>
      <ToastHost />
      <MemoryRouter>
        <Link to="/away">Away</Link>
        <Routes>
          <Route path="/" element={<PresetPanel />} />
          <Route path="/away" element="You are away." />
        </Routes>
      </MemoryRouter>
    </Appearance>,
  );
}

const small = () => screen.getByRole('radio', { name: 'Small' });

it('a preset shows as selected while it is being saved, and no longer if it is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show();

  await userEvent.click(small());
  expect(small()).toBeChecked();

  edge.refuse(new Error('refused'));
  await screen.findByText('Failed to save settings.');
  expect(small()).not.toBeChecked();
});

it('a preset that waits for a connection does not block other pages', async () => {
  show();

  await userEvent.click(small());
  await userEvent.click(screen.getByText('Away'));

  await screen.findByText('You are away.');
});
