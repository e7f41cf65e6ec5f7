import type { SettingsName } from '@prayer-community/domain/settings/settings';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { PATHS } from '../../config/paths.ts';
import { SETTINGS_SCHEMAS } from '../../firebase/settings/settings-schemas.ts';
import { findToast } from '../../testing/find-toast.ts';
import { hasUnsavedInput } from '../../ui/language/has-unsaved-input.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { groupId } from './group-titles.ts';
import { Settings } from './settings.tsx';

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
    fails: false,
    saved: [] as string[],
    save: async (name: string, changes: object) => {
      if (edge.fails) {
        throw new Error('refused');
      }
      edge.saved.push(name);
      stored.set(name, { ...stored.get(name), ...changes });
      for (const wake of listeners) {
        wake();
      }
    },
  };
});
vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: (name: keyof typeof SETTINGS_SCHEMAS) => {
    const stored = useSyncExternalStore(edge.subscribe, () => edge.stored.get(name));
    return { state: 'ready', settings: SETTINGS_SCHEMAS[name].parse(stored ?? {}) };
  },
}));
vi.mock('./save-settings.ts', () => ({ saveSettings: edge.save }));

function show() {
  render(
    <Appearance>
      <ToastHost />
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

/** Queries within one group, because a query of the whole page is slow with so many fields. */
function group(name: SettingsName) {
  const element = document.getElementById(groupId(name));
  if (element === null) {
    throw new Error(`No group ${name}`);
  }
  return within(element);
}

const reports = () => group('wall').getByLabelText(/^Hide after this many reports/);
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const away = () => screen.getByText('Away');
const spanish = () => group('identity').findByRole('switch', { name: 'Offer the site in Spanish' });

beforeEach(() => {
  edge.stored.clear();
  edge.saved.length = 0;
  edge.fails = false;
  // A query by role visits every option, and a browser offers about four hundred time zones.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/Dublin']);
  // Missing in jsdom.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

it('a choice is saved immediately, and undoing it preserves whatever else was saved since', async () => {
  const leader = show();

  await leader.click(await spanish());
  await waitFor(() => expect(edge.stored.get('site')).toEqual({ in_spanish: false }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await act(() => edge.save('site', { in_spanish: false, sends_later: false }));
  await leader.click(undo);

  await waitFor(() => expect(edge.stored.get('site')).toEqual({ in_spanish: true, sends_later: false }));
  expect(await spanish()).toBeChecked();
});

it('a typed value is saved when the field loses focus, but only if it changed', async () => {
  const leader = show();
  await leader.type(reports(), '7');
  expect(edge.stored.has('wall')).toBe(false);

  await leader.tab();

  await waitFor(() => expect(edge.stored.get('wall')).toMatchObject({ reports_to_hide: 37 }));
  await leader.type(reports(), '{Enter}');
  await leader.click(await spanish());
  await waitFor(() => expect(edge.stored.has('site')).toBe(true));
  expect(edge.saved).toEqual(['wall', 'site']);
});

it('an invalid value shows an error, blocks nothing else and is asked about before it is lost', async () => {
  const leader = show();
  await leader.type(reports(), '777');
  await leader.click(await group('wall').findByRole('radio', { name: 'After approval by leadership' }));
  await waitFor(() => expect(edge.stored.get('wall')).toEqual({ approval: 'moderated' }));
  expect(await screen.findByText('Please enter a whole number from 1 to 100.')).toBeVisible();

  await leader.click(away());
  await leader.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(reports()).toHaveValue(3777);

  await leader.click(away());
  await leader.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You are away.')).toBeVisible();
});

it('a choice that could not be saved stays selected and is retried with the next change', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const leader = show();
  edge.fails = true;
  const notices = group('requesters').getByLabelText('Email requesters when someone prays for them');
  await leader.click(notices);
  await findToast('Failed to save settings.');
  expect(notices).not.toBeChecked();

  edge.fails = false;
  await leader.click(group('requesters').getByLabelText('Give each requester a private page'));

  await waitFor(() =>
    expect(edge.stored.get('requesters')).toEqual({ status_pages: false, prayer_notices: false }),
  );
});

it('a confirmed shorter retention preserves what another leader chose meanwhile', async () => {
  const leader = show();
  const days = group('privacy').getByLabelText(/^Delete details of closed requests after/);
  await leader.clear(days);
  await leader.type(days, '30');
  await leader.tab();
  const save = await screen.findByRole('button', { name: 'Save and Delete' });
  const meanwhile = { confidential_visible_to: 'leadership', retention_days: 400, session_hours: 4 };
  await act(() => edge.save('privacy', meanwhile));

  await leader.click(save);

  await waitFor(() => expect(edge.stored.get('privacy')).toEqual({ ...meanwhile, retention_days: 30 }));
});

it('a shorter retention is confirmed before a link leads away, and is the only question', async () => {
  const leader = show();
  const days = group('privacy').getByLabelText(/^Delete details of closed requests after/);
  await leader.clear(days);
  await leader.type(days, '30');

  await leader.click(away());
  const dialog = await screen.findByRole('dialog', { name: 'Delete details of closed requests?' });
  expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([dialog]);
  await leader.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(days).toHaveValue(0);

  await leader.clear(days);
  await leader.type(days, '30');
  await leader.click(away());
  await leader.click(await screen.findByRole('button', { name: 'Save and Delete' }));
  expect(await screen.findByText('You are away.')).toBeVisible();
  expect(edge.stored.get('privacy')).toMatchObject({ retention_days: 30 });
});

it('showing confidential requests to the team is confirmed, because requesters were told otherwise', async () => {
  edge.stored.set('privacy', { confidential_visible_to: 'leadership' });
  const leader = show();
  const privacy = group('privacy');
  const team = privacy.getByRole('radio', { name: 'Everyone on the team' });

  await leader.click(team);
  await leader.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(privacy.getByRole('radio', { name: 'Leadership only' })).toBeChecked();
  expect(edge.saved).toEqual([]);

  await leader.click(team);
  expect(await screen.findByText(/told that only leadership would/)).toBeInTheDocument();
  await leader.click(await screen.findByRole('button', { name: 'Save and Show' }));
  await waitFor(() => expect(edge.stored.get('privacy')).toEqual({ confidential_visible_to: 'team' }));

  await leader.click(await privacy.findByRole('radio', { name: 'Leadership only' }));
  await waitFor(() => expect(edge.stored.get('privacy')).toEqual({ confidential_visible_to: 'leadership' }));
});

it('the community’s time zone and country are shown in its group and stored where they are used', async () => {
  const leader = show();
  const identity = group('identity');
  const zone = identity.getByLabelText('Community time zone');
  const country = identity.getByLabelText('Country');

  await leader.selectOptions(zone, 'America/New York');
  await leader.click(group('reminders').getByLabelText('Let the team take requests'));
  await leader.selectOptions(country, 'Ireland');

  await waitFor(() =>
    expect(edge.stored.get('reminders')).toMatchObject({
      time_zone: 'America/New_York',
      team_may_claim: true,
    }),
  );
  await waitFor(() => expect(edge.stored.get('safety')).toMatchObject({ help_country: 'IE' }));
});

it('Undo brings back the country from before the first of several that the arrow keys passed', async () => {
  const leader = show();
  const country = group('identity').getByLabelText('Country');
  await leader.selectOptions(country, 'Ireland');
  await waitFor(() => expect(edge.stored.get('safety')).toMatchObject({ help_country: 'IE' }));
  await findToast('Settings saved');

  await leader.selectOptions(country, 'Mexico');
  await waitFor(() => expect(edge.stored.get('safety')).toMatchObject({ help_country: 'MX' }));
  await leader.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(edge.stored.get('safety')).toMatchObject({ help_country: null }));
});

it('a typed value is saved when a link leads away', async () => {
  const leader = show();
  await leader.type(reports(), '7');

  await leader.click(away());

  expect(await screen.findByText('You are away.')).toBeVisible();
  expect(edge.stored.get('wall')).toMatchObject({ reports_to_hide: 37 });
});

it('leaving the page asks nothing about saved settings', async () => {
  const leader = show();
  await leader.type(reports(), '7{Enter}');
  await waitFor(() => expect(edge.stored.get('wall')).toMatchObject({ reports_to_hide: 37 }));

  await waitFor(async () => {
    await leader.click(away());
    expect(screen.getByText('You are away.')).toBeVisible();
  });
  expect(question()).toBeNull();
});

it('a search shows only the settings that it finds, also by their help or the name of their group', async () => {
  const leader = show();
  const search = await screen.findByRole('searchbox', { name: 'Search settings' });

  await leader.type(search, 'spanish');
  await waitFor(() => expect(reports()).not.toBeVisible());
  expect(await screen.findByText('Offer the site in Spanish')).toBeVisible();

  await leader.clear(search);
  await leader.type(search, 'belief wall reports');
  await waitFor(() => expect(reports()).toBeVisible());
  expect(screen.getByText('Offer the site in Spanish')).not.toBeVisible();

  await leader.clear(search);
  await leader.type(search, 'icon phone');
  await waitFor(() => expect(group('identity').getByLabelText(/^Short name/)).toBeVisible());
  expect(reports()).not.toBeVisible();

  await leader.type(search, ' nothing');
  expect(await screen.findByText('No setting matches your search.')).toBeVisible();
});

it('each link of the list of groups leads to its group', async () => {
  const leader = show();
  const links = within(await screen.findByRole('navigation', { name: 'Groups of settings' }));
  const groups = Array.from(document.querySelectorAll('[data-group]'));
  expect(links.getAllByRole('link')).toHaveLength(groups.length);

  const reached: (Element | null)[] = [];
  for (const link of links.getAllByRole('link')) {
    await leader.click(link);

    expect(screen.getByRole('group', { name: link.textContent })).toHaveFocus();
    reached.push(document.activeElement);
  }
  expect(reached).toEqual(groups);
});

it('only what is not saved yet would be lost with a change of the language', async () => {
  window.history.replaceState(null, '', PATHS.settings);
  const leader = show();
  const templates = group('replies').getAllByRole('textbox');
  expect(templates[0]).not.toHaveValue('');
  expect(hasUnsavedInput()).toBe(false);

  await leader.type(templates[0] ?? document.body, ' Amen.');
  expect(hasUnsavedInput()).toBe(true);
  await leader.tab();
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
});
