import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { startTransition, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Lead } from '../../ui/lead.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useStaffMembers } from '../../ui/team/use-staff-members.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { MemberList } from './members/member-list.tsx';
import { FAILURE_TEXTS, NOT_LOADED } from './user-management-toasts.ts';

const AddMemberDialog = lazyDialog(
  async () => (await import('../../ui/team/add-member-dialog.tsx')).AddMemberDialog,
);

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, margin: '0 0 28px' });

export function UserManagement({ ownUid }: { ownUid: string }) {
  const members = useStaffMembers();
  const [isAdding, setIsAdding] = useState(false);
  useFailureToast(NOT_LOADED, members.state === 'error');
  return (
    <>
      <PageHeading>{t('User Management')}</PageHeading>
      <Lead>{t('Manage members, roles and availability.')}</Lead>
      <Actions>
        <Button variant="contained" onClick={() => startTransition(() => setIsAdding(true))}>
          {t('Add Member')}
        </Button>
        <Button variant="outlined" component={Link} to={PATHS.distribution}>
          {t('Communication Distribution')}
        </Button>
      </Actions>
      {members.state === 'loading' && <p role="status">{t('Loading team members…')}</p>}
      {members.state === 'error' && <LoadFailure text={t(FAILURE_TEXTS.load)} onRetry={members.retry} />}
      {members.state === 'ready' && <MemberList members={members.documents} ownUid={ownUid} />}
      {isAdding && <AddMemberDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
