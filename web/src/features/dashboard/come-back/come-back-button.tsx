import { mayPlanComeBack } from '@prayer-community/domain/prayer-request/come-back';
import { t } from '@prayer-community/i18n/text';
import { startTransition, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { ActionButton } from '../action-button.tsx';
import { useRemovedToast } from '../card/use-removed-toast.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { useComeBack } from './use-come-back.ts';

const ComeBackDialog = lazyDialog(async () => (await import('./come-back-dialog.tsx')).ComeBackDialog);

export function ComeBackButton({ request }: { request: StaffRequest }) {
  const { plan, isUnderway } = useComeBack(request.id);
  const [seen, setSeen] = useState<StaffRequest | null>(null);
  useRemovedToast(request.id, seen !== null);
  // An open dialog stays. If its request has changed, the write is refused with the reason.
  if (!mayPlanComeBack(request) && seen === null) {
    return null;
  }

  function handleChosen(at: Date | null): void {
    setSeen(null);
    void plan(seen ?? request, at);
  }

  return (
    <>
      <ActionButton
        variant="outlined"
        disabled={isUnderway}
        onClick={() => startTransition(() => setSeen(request))}
      >
        {t('Come Back to Them')}
      </ActionButton>
      {seen !== null && (
        <ComeBackDialog request={seen} onChosen={handleChosen} onClose={() => setSeen(null)} />
      )}
    </>
  );
}
