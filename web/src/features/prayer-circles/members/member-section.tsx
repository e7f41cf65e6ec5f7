import type { CircleMember, PrayerCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import { memberCount } from '../circle-card.tsx';
import { InviteForm } from '../invite-form.tsx';
import { Actions, Quiet, Stack } from '../stack.tsx';
import { MemberList } from './member-list.tsx';
import { membershipActions } from './membership-actions.ts';

interface MemberSectionProps {
  circle: Identified<PrayerCircle<Date>>;
  /** The current member's own membership. */
  own: CircleMember<Date>;
  members: readonly CircleMember<Date>[];
  /** Called once the member has left or deleted the circle. */
  onGone: () => void;
}

export function MemberSection({ circle, own, members, onGone }: MemberSectionProps) {
  const [isInviting, setIsInviting] = useState(false);
  const { confirmation, ask, close } = useConfirmation();
  const list = useRef<HTMLDivElement>(null);
  useListFocus(list);
  const actions = membershipActions(circle, onGone);
  const inviter = useRestoreFocus<HTMLButtonElement>();
  const isAlone = circle.member_count === 1;

  function stopInviting(): void {
    inviter.expectBack();
    setIsInviting(false);
  }

  return (
    <Panel title={t('Members')}>
      <Quiet>{memberCount(circle.member_count)}</Quiet>
      <Stack ref={list} role="group" aria-label={t('Members')} tabIndex={-1}>
        <MemberList
          members={members}
          own={own}
          onRemove={(member) => ask(actions.remove(member))}
          onHandOver={(member) => ask(actions.handOver(member))}
        />
      </Stack>
      {isInviting && <InviteForm circles={[circle]} onClose={stopInviting} />}
      <Actions>
        {!isInviting && (
          <Button ref={inviter.ref} look="outlined" onClick={() => setIsInviting(true)}>
            {t('Invite Member')}
          </Button>
        )}
        {own.is_leader && isAlone ? (
          <InlineButton look="text" onClick={() => ask(actions.deleteIt())}>
            {t('Delete Circle')}
          </InlineButton>
        ) : (
          <InlineButton look="text" onClick={() => ask(actions.leave())}>
            {t('Leave Circle')}
          </InlineButton>
        )}
      </Actions>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </Panel>
  );
}
