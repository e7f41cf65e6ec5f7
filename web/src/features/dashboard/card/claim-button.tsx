import Button from '@mui/material/Button';
import { mayClaim } from '@prayer-community/domain/prayer-request/request-transitions';
import { t } from '@prayer-community/i18n/text';
import type { TakenAction } from '../actions/taken-action.ts';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

interface ClaimButtonProps {
  request: StaffRequest;
  isUnderway: boolean;
  onTake: (taken: TakenAction) => void;
}

export function ClaimButton({ request, isUnderway, onTake }: ClaimButtonProps) {
  const { actor, teamMayClaim } = useDashboard();
  return (
    mayClaim(actor.role, request, { team_may_claim: teamMayClaim }) && (
      <Button
        variant={actor.role === 'leadership' ? 'outlined' : 'contained'}
        disabled={isUnderway}
        onClick={() => onTake({ action: 'claim' })}
        sx={ACTION}
      >
        {t('Take It')}
      </Button>
    )
  );
}

const ACTION = { minHeight: 44, px: 2.25 };
