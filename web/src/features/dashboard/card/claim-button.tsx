import { mayClaim, mayTake } from '@prayer-community/domain/prayer-request/request-transitions';
import type { TakenAction } from '@prayer-community/domain/prayer-request/taken-action';
import { t } from '@prayer-community/i18n/text';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

interface ClaimButtonProps {
  request: StaffRequest;
  isUnderway: boolean;
  mainVariant: 'contained' | 'outlined';
  onTake: (taken: TakenAction) => void;
}

export function ClaimButton({ request, isUnderway, mainVariant, onTake }: ClaimButtonProps) {
  const { actor, teamMayClaim } = useDashboard();
  return (
    mayClaim(actor.role, request, { team_may_claim: teamMayClaim }) && (
      <ActionButton
        variant={actor.role === 'leadership' ? 'outlined' : mainVariant}
        disabled={isUnderway}
        aria-keyshortcuts={mayTake('assign', actor.role, request.status) ? undefined : 'a'}
        onClick={() => onTake({ action: 'claim' })}
      >
        {t('Take It')}
      </ActionButton>
    )
  );
}
