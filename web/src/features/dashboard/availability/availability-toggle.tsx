import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type AvailabilityFields,
  hasUpcomingPeriod,
  setAvailable,
} from '@prayer-community/domain/staff/availability';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { startTransition, useState } from 'react';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { successToast } from '../../../ui/toast/success-toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { toastFailure } from '../dashboard-toasts.ts';
import { longDate } from '../dates.ts';
import { awayText } from './away-text.ts';
import { changeOwnProfile } from './change-own-profile.ts';

const UnavailablePeriodDialog = lazyDialog(
  async () => (await import('./unavailable-period-dialog.tsx')).UnavailablePeriodDialog,
);

// Hidden on phones, because the button already implies `Available`.
const State = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&[data-plain]': { display: 'none' } },
}));

const TOGGLE = {
  minHeight: 44,
  // On a phone, extends beyond its line, which has to leave room for six requests.
  my: { xs: '-4px', sm: 0 },
  px: { xs: 1, sm: 2.25 },
  py: { xs: 0.25, sm: 1 },
  fontSize: { xs: '0.75rem', sm: '1rem' },
};

interface AvailabilityToggleProps {
  uid: string;
  profile: Profile<Date>;
}

export function AvailabilityToggle({ uid, profile }: AvailabilityToggleProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isUnderway, run] = useUnderway();
  const [refused, setRefused] = useState<AvailabilityFields | null>(null);
  const { confirmation, ask, close } = useConfirmation();
  const isAvailable = profile.status === 'available';

  function closeDialog(): void {
    setIsAsking(false);
    setRefused(null);
  }

  async function save(fields: AvailabilityFields): Promise<void> {
    closeDialog();
    try {
      await changeOwnProfile(uid, fields);
      void showToast(successToast(t('Availability updated'), savedText(fields)));
    } catch (error) {
      toastFailure('availability', error);
      setRefused(fields);
    }
  }

  function handlePress(): void {
    if (isUnderway) {
      return;
    }
    if (isAvailable) {
      startTransition(() => setIsAsking(true));
    } else if (hasUpcomingPeriod(profile, new Date())) {
      ask({
        title: t('Change to Available?'),
        text: t('This also removes your planned time away.'),
        confirmLabel: t('Change to Available'),
        onConfirm: becomeAvailable,
      });
    } else {
      void becomeAvailable();
    }
  }

  async function becomeAvailable(): Promise<void> {
    await run(() => save(setAvailable()));
  }

  return (
    <>
      <State data-plain={isAvailable && profile.unavailable_start_date === null ? '' : undefined}>
        <Badge tone={isAvailable ? 'green' : 'grey'}>{stateText(profile)}</Badge>
      </State>
      <Button
        variant="outlined"
        data-tour="availability"
        aria-disabled={isUnderway}
        onClick={handlePress}
        sx={TOGGLE}
      >
        {isAvailable ? t('Change to Unavailable') : t('Change to Available')}
      </Button>
      {isAsking && (
        <UnavailablePeriodDialog
          announced={profile}
          refused={refused}
          onChosen={(fields) => void run(() => save(fields))}
          onClose={closeDialog}
        />
      )}
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}

function stateText(profile: AvailabilityFields): string {
  const { status, unavailable_start_date: start } = profile;
  if (status === 'unavailable') {
    return awayText(profile);
  }
  return start === null ? t('Available') : t('Available until {date}', { date: longDate(start) });
}

function savedText(fields: AvailabilityFields): string {
  const { unavailable_start_date: start, unavailable_end_date: end } = fields;
  return start === null || end === null
    ? t('You’re available.')
    : t('You’re away from {start} to {end}.', { start: longDate(start), end: longDate(end) });
}
