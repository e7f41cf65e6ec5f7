import type { PresetField, PresetSettings } from '@prayer-community/domain/settings/preset-differences';
import type { SetUpSettings } from '@prayer-community/domain/settings/set-up';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { SETTINGS_SCHEMAS } from '../../../firebase/settings/settings-schemas.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { PresetPanel } from './preset-panel.tsx';

// Firestore does not run in jsdom. The mocked settings are live.
const edge = vi.hoisted(() => ({
  stored: new Map<string, unknown>(),
  wakes: new Set<() => void>(),
  store(settings: object): void {
    for (const [name, values] of Object.entries(settings)) {
      edge.stored.set(name, values);
    }
    for (const wake of edge.wakes) {
      wake();
    }
  },
}));
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: (name: string) => {
    const settings = useSyncExternalStore(
      (wake) => {
        edge.wakes.add(wake);
        return () => edge.wakes.delete(wake);
      },
      () => edge.stored.get(name),
    );
    return { state: 'ready', settings };
  },
}));
vi.mock('./save-preset.ts', () => ({
  savePreset: async (
    settings: PresetSettings,
    _fields: readonly PresetField[],
    setUp: Partial<SetUpSettings>,
  ) => edge.store({ ...settings, set_up: Object.assign({}, edge.stored.get('set_up'), setUp) }),
}));

beforeEach(() => {
  edge.store(Object.fromEntries(Object.entries(SETTINGS_SCHEMAS).map(([name, of]) => [name, of.parse({})])));
});

function show() {
  render(
    <Appearance>
      <ToastHost />
      <MemoryRouter>
        <PresetPanel />
      </MemoryRouter>
    </Appearance>,
  );
  return userEvent.setup();
}

const preset = (name: string) => screen.getByRole('radio', { name });

it('Undo brings back the settings from before the first of several presets that the arrow keys passed', async () => {
  const original = new Map(edge.stored);
  const leader = show();
  preset('Small').focus();

  await leader.keyboard(' ');
  await findToast('Settings saved');
  await leader.keyboard('{ArrowDown}');
  await screen.findByText('All settings match “Team”.');
  await leader.keyboard('{ArrowDown}');
  await screen.findByText('All settings match “Large”.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(preset('Large')).not.toBeChecked());
  expect(edge.stored).toEqual(original);
});

it('Undo of a preset that was chosen after the toast closed brings back the one before it', async () => {
  const leader = show();
  await leader.click(preset('Small'));
  await findToast('Settings saved');
  const small = new Map(edge.stored);

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  await waitFor(() => expect(screen.queryByText('Settings saved')).toBeNull());
  await leader.click(preset('Team'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(preset('Small')).toBeChecked());
  expect(edge.stored).toEqual(small);
});

it('Undo of a reset brings back only the setting that was reset, also soon after the choice of a preset', async () => {
  const leader = show();
  await leader.click(preset('Small'));
  await findToast('Settings saved');
  act(() =>
    edge.store({
      screens: { ...SETTINGS_SCHEMAS.screens.parse(edge.stored.get('screens')), insights: true },
    }),
  );
  const changed = new Map(edge.stored);

  await leader.click(await screen.findByRole('button', { name: /^Reset to preset/ }));
  await screen.findByText('All settings match “Small”.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(edge.stored).toEqual(changed));
});
