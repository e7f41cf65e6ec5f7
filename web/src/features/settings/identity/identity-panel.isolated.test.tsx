import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { SETTINGS_SCHEMAS } from '../../../firebase/settings/settings-schemas.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { Settings } from '../settings.tsx';
import { IdentityPanel } from './identity-panel.tsx';

// Firestore does not run in jsdom. Saved settings come back at once, as they do from Firestore.
const edge = vi.hoisted(() => {
  const stored = new Map<string, object>();
  const listeners = new Set<() => void>();
  return {
    stored,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: async (name: string, changes: object) => {
      stored.set(name, { ...stored.get(name), ...changes });
      for (const wake of listeners) {
        wake();
      }
    },
    call: vi.fn(),
  };
});
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: (name: keyof typeof SETTINGS_SCHEMAS) => {
    const stored = useSyncExternalStore(edge.subscribe, () => edge.stored.get(name));
    return { state: 'ready', settings: SETTINGS_SCHEMAS[name].parse(stored ?? {}) };
  },
}));
vi.mock('../save-settings.ts', () => ({ saveSettings: edge.save }));
vi.mock('../../../firebase/call-or-throw.ts', () => ({ callOrThrow: edge.call }));
// jsdom draws no images.
vi.mock('./draw-logo.ts', () => ({ drawLogo: async () => ({}), LogoRefusal: class extends Error {} }));

const logo = { id: 'a'.repeat(32), width: 96 };

/** Chooses a logo, which the test then stores or refuses. */
async function chooseLogo(page: ReactNode) {
  render(
    <Appearance>
      <ToastHost />
      <MemoryRouter>
        <Link to="/away">Away</Link>
        <Routes>
          <Route path="/" element={page} />
          <Route path="/away" element="You are away." />
        </Routes>
      </MemoryRouter>
    </Appearance>,
  );
  const leader = userEvent.setup();
  const upload = { resolve: (_answer: object) => {}, reject: (_reason: Error) => {} };
  edge.call.mockReturnValueOnce(new Promise((resolve, reject) => Object.assign(upload, { resolve, reject })));
  await leader.upload(
    await screen.findByLabelText('Logo'),
    new File(['fish'], 'logo.png', { type: 'image/png' }),
  );
  await screen.findByText('Preparing your logo…');
  return { leader, upload };
}

beforeEach(() => {
  edge.stored.clear();
  edge.call.mockReset();
  // A query by role visits every option, and a browser offers about four hundred time zones.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/Dublin']);
});

it('what is saved while a logo is being prepared does not keep the logo from being saved', async () => {
  const { leader, upload } = await chooseLogo(<IdentityPanel />);
  await leader.type(screen.getByLabelText(/^Short name/), ' One{Enter}');
  const short_name = expect.stringMatching(/ One$/);
  await waitFor(() => expect(edge.stored.get('identity')).toEqual({ short_name }));

  await act(async () => upload.resolve({ logo }));

  await waitFor(() => expect(edge.stored.get('identity')).toEqual({ short_name, logo }));
});

it('a link leads away once the logo that is being prepared is saved', async () => {
  const { leader, upload } = await chooseLogo(<Settings />);
  await leader.click(screen.getByText('Away'));
  expect(screen.queryByText('You are away.')).toBeNull();

  await act(async () => upload.resolve({ logo }));

  await screen.findByText('You are away.');
  await waitFor(() => expect(edge.stored.get('identity')).toMatchObject({ logo }));
});

it('a link that waits for a logo takes along what was typed meanwhile', async () => {
  const { leader, upload } = await chooseLogo(<Settings />);
  await leader.click(screen.getByText('Away'));
  const reports = screen.getByLabelText(/^Hide after this many reports/);
  await leader.clear(reports);
  await leader.type(reports, '7');

  await act(async () => upload.resolve({ logo }));

  await screen.findByText('You are away.');
  expect(edge.stored.get('wall')).toMatchObject({ reports_to_hide: 7 });
});

it('a leader is asked about what was typed wrong while a link waits for a logo', async () => {
  const { leader, upload } = await chooseLogo(<Settings />);
  await leader.click(screen.getByText('Away'));
  await leader.type(screen.getByLabelText(/^Hide after this many reports/), '777');

  await act(async () => upload.resolve({ logo }));

  await screen.findByRole('dialog', { name: 'Leave without saving?' });
});

it('a leader whose logo could not be stored is asked before a link leads away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { leader, upload } = await chooseLogo(<Settings />);
  await leader.click(screen.getByText('Away'));

  await act(async () => upload.reject(new Error('unreachable')));

  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(screen.getByText('Failed to save settings.')).toBeVisible();
});

it('the logo’s hint interrupts nobody, and an error is announced once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { upload } = await chooseLogo(<IdentityPanel />);
  expect(screen.getByText(/up to 5 MB/).closest('[role="alert"]')).toBeNull();

  await act(async () => upload.reject(new Error('unreachable')));

  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save settings.');
});

it.each([
  ['Use the standard color', 'Color'],
  ['Remove logo', 'Logo'],
])('the field takes the focus when its button disappears: %s', async (name, label) => {
  edge.stored.set('identity', { color: '#336699', logo });
  render(
    <Appearance>
      <MemoryRouter>
        <IdentityPanel />
      </MemoryRouter>
    </Appearance>,
  );

  await userEvent.click(await screen.findByRole('button', { name }));

  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(screen.getByLabelText(label)).toHaveFocus();
});
