import type { TakenAction } from '@prayer-community/domain/prayer-request/taken-action';
import { mayReopen } from '@prayer-community/domain/retention/request-retention';
import { t } from '@prayer-community/i18n/text';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

interface ReopenButtonProps {
  request: StaffRequest;
  isUnderway: boolean;
  onTake: (taken: TakenAction) => void;
}

export function ReopenButton({ request, isUnderway, onTake }: ReopenButtonProps) {
  const { actor, retentionDays } = useDashboard();
  return (
    mayReopen(actor.role, request, retentionDays, new Date()) && (
      <ActionButton variant="outlined" disabled={isUnderway} onClick={() => onTake({ action: 'reopen' })}>
        {t('Reopen')}
      </ActionButton>
    )
  );
}
