import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import { DEFAULT_REMINDER_HOURS } from '@prayer-community/domain/settings/reminder-hours';
import type { NotificationPreferences, Profile } from '@prayer-community/domain/staff/profile';
import { counted, type Message, message, t } from '@prayer-community/i18n/text';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { successToast } from '../../../ui/toast/success-toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { changeOwnProfile } from '../availability/change-own-profile.ts';
import { toastFailure } from '../dashboard-toasts.ts';

const Choices = styled('fieldset')(({ theme }) => ({
  margin: '8px 0 0',
  padding: '12px 0 0',
  border: 0,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '& legend': { float: 'left', width: '100%', marginBottom: 4, padding: 0, fontWeight: 600 },
  '& p': {
    clear: 'both',
    margin: 0,
    fontSize: '0.9375rem',
    color: theme.vars?.palette.text.secondary,
  },
}));

const CHOICES: readonly { name: keyof NotificationPreferences; label: Message }[] = [
  { name: 'newRequests', label: message('New requests') },
  { name: 'reminders', label: message('Reminders') },
];

/** The notifications that a leader gets on each of their enrolled devices. */
export function PushPreferences({ uid, profile }: { uid: string; profile: Profile<Date> }) {
  const preferences = profile.notification_preferences;
  const reminders = useSettings('reminders');

  async function change(name: keyof NotificationPreferences, isWanted: boolean): Promise<void> {
    try {
      await changeOwnProfile(uid, { [`notification_preferences.${name}`]: isWanted });
      void showToast(
        successToast(t('Notifications updated'), t('Your notification preferences have been saved.')),
      );
    } catch (error) {
      toastFailure('preferences', error);
    }
  }

  return (
    <Choices>
      <legend>{t('Notify me of')}</legend>
      <p>{reminderText(reminders.state === 'ready' ? reminders.settings : null)}</p>
      {CHOICES.map(({ name, label }) => (
        <FormControlLabel
          key={name}
          label={t(label)}
          sx={{ display: 'flex', minHeight: 44 }}
          control={
            <Switch
              checked={preferences[name]}
              onChange={(_event, isWanted) => void change(name, isWanted)}
            />
          }
        />
      ))}
    </Choices>
  );
}

function reminderText(choice: ReminderChoice | null): string {
  if (!choice?.by_urgency) {
    return counted(
      choice?.unassigned_after_hours ?? DEFAULT_REMINDER_HOURS,
      'You’re reminded of unassigned requests after 1 hour.',
      'You’re reminded of unassigned requests after {count} hours.',
    );
  }
  const { high, medium, low } = choice.hours_by_urgency;
  return t(
    'You’re reminded of unassigned requests by urgency: high after {high}, medium after {medium}, low after {low}.',
    { high: hoursText(high), medium: hoursText(medium), low: hoursText(low) },
  );
}

function hoursText(hours: number): string {
  return counted(hours, '1 hour', '{count} hours');
}
