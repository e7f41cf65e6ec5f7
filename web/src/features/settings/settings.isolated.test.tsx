import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { SETTINGS_SCHEMAS } from '../../settings/settings-schemas.ts';
import { Settings } from './settings.tsx';

// The database, which jsdom cannot have: what is saved comes back at once, as from Firestore.
const edge = vi.hoisted(() => {
  const stored = new Map<string, object>();
  const listeners = new Set<() => void>();
  return {
    stored,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: async (name: string, settings: object) => {
      stored.set(name, { ...settings });
      for (const wake of listeners) {
        wake();
      }
    },
  };
});
vi.mock('../../settings/use-settings.ts', () => ({
  useSettings: (name: keyof typeof SETTINGS_SCHEMAS) => {
    const stored = useSyncExternalStore(edge.subscribe, () => edge.stored.get(name));
    return { state: 'ready', settings: SETTINGS_SCHEMAS[name].parse(stored ?? {}) };
  },
}));
vi.mock('./save-settings.ts', () => ({ saveSettings: edge.save }));

function show() {
  render(
    <Appearance>
      <MemoryRouter>
        <Link to="/away">Away</Link>
        <Routes>
          <Route path="/" element={<Settings />} />
          <Route path="/away" element="You are away." />
        </Routes>
      </MemoryRouter>
    </Appearance>,
  );
  return userEvent.setup();
}

const reports = () => screen.findByLabelText(/^Hide after this many reports/);
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const away = () => screen.getByText('Away');

it('settings that were not saved are asked about before they are lost', async () => {
  const leader = show();
  await leader.type(await reports(), '7');

  await leader.click(away());
  await leader.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(await reports()).toHaveValue(37);

  await leader.click(away());
  await leader.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You are away.')).toBeVisible();
});

it('settings that were saved, or left as they are, are not asked about', async () => {
  const leader = show();
  await leader.type(await reports(), '7');
  await leader.click(screen.getByRole('button', { name: 'Save Belief Wall' }));
  await waitFor(() => expect(edge.stored.get('wall')).toMatchObject({ reports_to_hide: 37 }));

  await waitFor(async () => {
    await leader.click(away());
    expect(screen.getByText('You are away.')).toBeVisible();
  });
  expect(question()).toBeNull();
});
