import { type ReminderSettings, reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { ReminderPanel } from './reminder-panel.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ stored: vi.fn(), save: vi.fn() }));
vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: edge.stored() }),
}));
vi.mock('./save-settings.ts', () => ({ saveSettings: edge.save }));

const DEFAULTS = reminderSettingsSchema.parse({});

function show(changes: Partial<ReminderSettings> = {}) {
  const stored = { ...DEFAULTS, ...changes };
  edge.stored.mockReturnValue(stored);
  render(
    <Appearance>
      <ReminderPanel />
    </Appearance>,
  );
  return userEvent.setup();
}

const uniform = () => screen.queryByLabelText(/^Remind about unassigned requests/);
const byUrgency = () => screen.getByRole('switch', { name: 'Set hours by urgency' });

beforeEach(() => {
  edge.save.mockReset().mockResolvedValue(undefined);
});

describe('the reminder settings', () => {
  it('ask for one number of hours until leadership sets hours by urgency', async () => {
    const leader = show();
    expect(uniform()).toBeVisible();
    expect(screen.queryByLabelText(/^High urgency/)).toBeNull();

    await leader.click(byUrgency());
    expect(uniform()).toBeNull();
    const high = screen.getByLabelText(/^High urgency/);
    expect(high).toHaveValue(1);
    await waitFor(() => expect(edge.save).toHaveBeenLastCalledWith('reminders', { by_urgency: true }));

    await leader.clear(high);
    await leader.type(high, '2');
    await leader.tab();
    const chosen = { hours_by_urgency: { high: 2, medium: 4, low: 12 } };
    await waitFor(() => expect(edge.save).toHaveBeenLastCalledWith('reminders', chosen));
    expect(edge.save).toHaveBeenCalledTimes(2);
  });

  it('let leadership allow the team to take requests', async () => {
    const leader = show();

    await leader.click(screen.getByRole('switch', { name: 'Let the team take requests' }));

    await waitFor(() =>
      expect(edge.save).toHaveBeenCalledExactlyOnceWith('reminders', { team_may_claim: true }),
    );
  });

  it('show each error at its field', async () => {
    const leader = show({ by_urgency: true, quiet_hours: { from: 22, to: 7 } });

    await leader.clear(screen.getByLabelText(/^Medium urgency/));
    await leader.clear(screen.getByLabelText(/^Notify every leader/));
    await leader.type(screen.getByLabelText(/^Notify every leader/), '21');
    await leader.selectOptions(screen.getByLabelText('Quiet until'), '22:00');

    expect(await screen.findByText('Please enter a whole number from 1 to 168.')).toBeVisible();
    expect(screen.getByLabelText(/^Medium urgency/)).toHaveAccessibleDescription(/from 1 to 168/);
    expect(screen.getByText('Please enter a whole number from 0 to 20.')).toBeVisible();
    expect(await screen.findByText('Quiet hours can’t start and end at the same hour.')).toBeVisible();
    expect(edge.save).not.toHaveBeenCalled();
  });

  it('announce an error in the quiet hours once, and their time zone never', async () => {
    const leader = show({ by_urgency: true, quiet_hours: { from: 22, to: 7 } });
    expect(screen.getByText(/^In the time zone of the community/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();

    await leader.selectOptions(screen.getByLabelText('Quiet until'), '22:00');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Quiet hours can’t start and end at the same hour.',
    );
  });

  it('describe the end of the quiet hours by their time zone, and by its error', async () => {
    const leader = show({ by_urgency: true, quiet_hours: { from: 22, to: 7 } });
    const end = screen.getByLabelText('Quiet until');
    expect(end).toHaveAccessibleDescription(/^In the time zone of the community/);
    expect(end).toBeValid();

    await leader.selectOptions(end, '22:00');

    await waitFor(() => expect(end).toBeInvalid());
    expect(end).toHaveAccessibleDescription('Quiet hours can’t start and end at the same hour.');
  });

  it('are saved despite errors in fields that do not apply', async () => {
    const leader = show({ by_urgency: true });

    await leader.clear(screen.getByLabelText(/^Low urgency/));
    await leader.click(byUrgency());

    await waitFor(() =>
      expect(edge.save).toHaveBeenCalledExactlyOnceWith('reminders', { by_urgency: false }),
    );
  });

  it('start quiet hours with a night in the community’s time zone and turn them off again', async () => {
    const leader = show({ by_urgency: true, time_zone: 'America/New_York' });
    const quiet = () => screen.getByRole('switch', { name: 'Use quiet hours' });

    await leader.click(quiet());
    expect(screen.getByLabelText('Quiet from')).toHaveValue('22');
    await leader.selectOptions(screen.getByLabelText('Quiet until'), '06:00');
    expect(screen.getByText('In the time zone of the community: America/New York')).toBeVisible();
    await waitFor(() =>
      expect(edge.save).toHaveBeenLastCalledWith('reminders', { quiet_hours: { from: 22, to: 6 } }),
    );

    await leader.click(quiet());
    await waitFor(() => expect(edge.save).toHaveBeenLastCalledWith('reminders', { quiet_hours: null }));
  });
});
