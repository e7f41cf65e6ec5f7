import { styled } from '@mui/material/styles';
import {
  closeOffer,
  isReadyForPrayedFor,
  mayGiveBack,
  mayTake,
} from '@prayer-community/domain/prayer-request/request-transitions';
import { requesterName } from '@prayer-community/domain/prayer-request/shown-requester';
import type { TakenAction } from '@prayer-community/domain/prayer-request/taken-action';
import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { type ReactNode, startTransition, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { ActionButton } from '../action-button.tsx';
import type { ContactMoment } from '../actions/change-request.ts';
import { useRequestActions } from '../actions/use-request-actions.ts';
import { AssignDialog } from '../assignment/assign-dialog.tsx';
import { useSuggestion } from '../assignment/use-suggestion.ts';
import { ComeBackButton } from '../come-back/come-back-button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { ClaimButton } from './claim-button.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { useMayUndoPrayedFor } from './use-may-undo-prayed-for.ts';
import { useRemovedToast } from './use-removed-toast.ts';

const PrayedForDialog = lazyDialog(
  async () => (await import('../prayed-for/prayed-for-dialog.tsx')).PrayedForDialog,
);

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } });

const Hint = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

type DialogName = 'assign' | 'prayedFor' | 'close';

interface RequestActionsProps {
  request: StaffRequest;
  /** Whether the reply's own button is the main one for now. */
  isReplying?: boolean;
  /** Further buttons of the row. */
  children?: ReactNode;
}

export function RequestActions({ request, isReplying, children }: RequestActionsProps) {
  const { actor, isSuggestionKnown, teamMayClaim } = useDashboard();
  const { act, isUnderway } = useRequestActions(request.id);
  // The request as it was when the dialog opened. This keeps a colleague's concurrent change from being silently
  // undone.
  const [dialog, setDialog] = useState<{ name: DialogName; seen: StaffRequest } | null>(null);
  useRemovedToast(request.id, dialog !== null);
  const mayUndo = useMayUndoPrayedFor(request);
  const suggestion = useSuggestion(dialog?.seen ?? request);
  const suggested = request.status === 'new' && mayTake('assign', actor.role, 'new') ? suggestion : null;
  // A late suggestion would shift another button under the pointer.
  const isSettled = isSuggestionKnown || !mayTake('assign', actor.role, 'new') || request.status !== 'new';
  const closing = closeOffer(request.status);
  const mainVariant = isReplying ? 'outlined' : 'contained';
  const needsNote = request.status === 'assigned' && !isReadyForPrayedFor(request);

  function take(taken: TakenAction<ContactMoment>): void {
    setDialog(null);
    void act(dialog?.seen ?? request, taken);
  }

  // Rendering a dialog takes long. The transition keeps the page responsive meanwhile.
  const open = (name: DialogName) => startTransition(() => setDialog({ name, seen: request }));
  const closeDialog = () => setDialog(null);
  return (
    <>
      <Row style={isSettled ? undefined : HIDDEN}>
        {suggested !== null && (
          <ActionButton
            variant={mainVariant}
            disabled={isUnderway}
            onClick={() => take({ action: 'assign', assigneeUid: suggested.id })}
          >
            {t('Assign {name}', { name: fullName(suggested) })}
          </ActionButton>
        )}
        {mayTake('assign', actor.role, request.status) && (
          <ActionButton
            variant={request.status === 'new' && suggested === null ? mainVariant : 'outlined'}
            disabled={isUnderway}
            aria-keyshortcuts="a"
            onClick={() => open('assign')}
          >
            {request.status === 'new' ? t('Assign') : t('Reassign')}
          </ActionButton>
        )}
        {suggested?.id !== actor.uid && (
          <ClaimButton {...{ request, isUnderway, mainVariant }} onTake={take} />
        )}
        {mayTake('unassign', actor.role, request.status) && (
          <ActionButton variant="outlined" disabled={isUnderway} onClick={() => take({ action: 'unassign' })}>
            {t('Unassign')}
          </ActionButton>
        )}
        {mayGiveBack(actor, request, { team_may_claim: teamMayClaim }) && (
          <ActionButton variant="outlined" disabled={isUnderway} onClick={() => take({ action: 'giveBack' })}>
            {t('Give Back')}
          </ActionButton>
        )}
        {isReadyForPrayedFor(request) && (
          <ActionButton
            variant={mainVariant}
            disabled={isUnderway}
            aria-keyshortcuts="p"
            onClick={() => open('prayedFor')}
          >
            {t('Mark Prayed For')}
          </ActionButton>
        )}
        {mayUndo && (
          <ActionButton
            variant="outlined"
            disabled={isUnderway}
            onClick={() => take({ action: 'undoPrayedFor' })}
          >
            {t('Undo Prayed For')}
          </ActionButton>
        )}
        {closing !== 'hidden' && (
          <ActionButton
            variant={closing === 'offered' ? mainVariant : 'outlined'}
            disabled={closing === 'disabled' || isUnderway}
            onClick={() => open('close')}
          >
            {t('Close')}
          </ActionButton>
        )}
        <ComeBackButton request={request} />
        <ReopenButton request={request} isUnderway={isUnderway} onTake={take} />
        {children}
        {needsNote && <Hint>{t('Post a note before marking this request as prayed for.')}</Hint>}
      </Row>
      {dialog?.name === 'assign' && (
        <AssignDialog
          request={dialog.seen}
          suggested={suggestion}
          onChosen={(assigneeUid) => take({ action: 'assign', assigneeUid })}
          onCancel={closeDialog}
        />
      )}
      {dialog?.name === 'prayedFor' && (
        <PrayedForDialog
          requester={requesterName(request)}
          request={request}
          onChosen={(contactedAt) => take({ action: 'markPrayedFor', contactedAt })}
          onClose={closeDialog}
        />
      )}
      {dialog?.name === 'close' && (
        <CloseDialog
          requester={requesterName(request)}
          onConfirmed={() => take({ action: 'close' })}
          onCancel={closeDialog}
        />
      )}
    </>
  );
}

const HIDDEN = { visibility: 'hidden' } as const;
