import useMediaQuery from '@mui/material/useMediaQuery';
import { RECOVERY_LINKS_PER_HOUR } from '@prayer-community/domain/auth/password-recovery';
import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { startTransition, useMemo, useRef, useState } from 'react';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { type Confirmation, ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { SetPasswordDialog } from '../password/set-password-dialog.tsx';
import { toastFailure, toastNoEmail, toastSuccess } from '../user-management-toasts.ts';
import { MemberCards } from './member-cards.tsx';
import { MemberTable } from './member-table.tsx';
import { type MemberTasks, MemberTasksContext } from './member-tasks.ts';

const EditMemberDialog = lazyDialog(
  async () => (await import('../edit/edit-member-dialog.tsx')).EditMemberDialog,
);

interface MemberListProps {
  members: readonly StaffMember[];
  ownUid: string;
}

/** The members, as a table if there is room and as cards otherwise. */
export function MemberList({ members, ownUid }: MemberListProps) {
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [edited, setEdited] = useState<StaffMember | null>(null);
  const [withNewPassword, setWithNewPassword] = useState<StaffMember | null>(null);
  const { confirmation, ask, close } = useConfirmation();
  const list = useRef<HTMLElement>(null);
  useListFocus(list);
  const tasks = useMemo<MemberTasks>(
    () => ({
      edit: (member) => startTransition(() => setEdited(member)),
      sendResetEmail: (member) => void sendResetEmail(member),
      setPassword: (member) => startTransition(() => setWithNewPassword(member)),
      deleteMember: (member) => ask(deletionOf(member)),
      confirmRole: (member, role, onConfirm) =>
        ask({ ...(role === 'leadership' ? promotionOf(member) : demotionOf(member)), onConfirm }),
      confirmAvailable: (member, onConfirm) => ask({ ...earlyReturnOf(member), onConfirm }),
    }),
    [ask],
  );
  if (members.length === 0) {
    return <p>{t('No team members found. Add your first team member to get started.')}</p>;
  }
  const List = hasRoom ? MemberTable : MemberCards;
  return (
    <MemberTasksContext value={tasks}>
      <section ref={list} aria-label={t('Team Members')} tabIndex={-1}>
        <List members={members} ownUid={ownUid} />
      </section>
      {edited && <EditMemberDialog member={edited} onClose={() => setEdited(null)} />}
      {withNewPassword && (
        <SetPasswordDialog member={withNewPassword} onClose={() => setWithNewPassword(null)} />
      )}
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </MemberTasksContext>
  );
}

async function sendResetEmail({ email }: StaffMember): Promise<void> {
  if (email === '') {
    toastNoEmail();
    return;
  }
  try {
    await callOrThrow('sendPasswordReset', { email });
    toastSuccess(
      t('Reset Email Requested'),
      t(
        'A link to choose a new password should reach {email} within minutes. We send at most {count} an hour.',
        {
          email,
          count: RECOVERY_LINKS_PER_HOUR,
        },
      ),
    );
  } catch (error) {
    toastFailure('resetEmail', error);
  }
}

type Question = Omit<Confirmation, 'onConfirm'>;

function promotionOf(member: StaffMember): Question {
  return {
    title: t('Make {name} a leader?', { name: fullName(member) }),
    text: t(
      'Leaders can read every request, including confidential ones, and manage the team and its settings.',
    ),
    confirmLabel: t('Give Leadership Role'),
  };
}

function demotionOf(member: StaffMember): Question {
  return {
    title: t('Take the leadership role from {name}?', { name: fullName(member) }),
    text: t(
      'They no longer see what only leaders see, and leave the leadership lists. Confidential requests assigned to them become new again.',
    ),
    confirmLabel: t('Remove Leadership Role'),
  };
}

function earlyReturnOf(member: StaffMember): Question {
  return {
    title: t('Make {name} available?', { name: fullName(member) }),
    text: t('This also removes their planned time away.'),
    confirmLabel: t('Make Available'),
  };
}

function deletionOf(member: StaffMember): Confirmation {
  const name = fullName(member);
  return {
    title: t('Delete {name}?', { name }),
    text: `${t('Are you sure you want to delete this member? This action cannot be undone.')} ${t('They leave all prayer circles. Circles with no other members are deleted.')}`,
    confirmLabel: t('Delete Member'),
    onConfirm: async () => {
      try {
        await callOrThrow('deleteTeamMember', { uid: member.id });
        toastSuccess(
          t('Member Deleted'),
          t(
            '{name} can no longer sign in. Requests assigned to them are new again. Those marked as prayed for stay until someone closes them.',
            { name },
          ),
        );
      } catch (error) {
        toastFailure('delete', error);
      }
    },
  };
}
