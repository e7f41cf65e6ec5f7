import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { fullName } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useMemberTasks } from './member-tasks.ts';

/** The actions for a member. Leaders cannot delete themselves. */
export function MemberActions({ member, isOwn }: { member: StaffMember; isOwn: boolean }) {
  const { edit, sendResetEmail, setPassword, deleteMember } = useMemberTasks();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();

  function choose(task: (member: StaffMember) => void): void {
    setAnchor(null);
    task(member);
  }

  return (
    <>
      <Button
        aria-label={t('Actions for {name}', { name: fullName(member) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 1, minWidth: 44, minHeight: 44 }}
      >
        <Dots />
      </Button>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Avoids laying out the page again when the menu opens and closes.
        disableScrollLock
      >
        <MenuItem onClick={() => choose(edit)}>{t('Edit Member')}</MenuItem>
        <MenuItem onClick={() => choose(sendResetEmail)}>{t('Send Reset Email')}</MenuItem>
        <MenuItem onClick={() => choose(setPassword)}>{t('Set New Password')}</MenuItem>
        {!isOwn && (
          <MenuItem onClick={() => choose(deleteMember)} sx={{ color: 'error.main' }}>
            {t('Delete Member')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

function Dots() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
      <circle cx="4" cy="10" r="1.8" />
      <circle cx="10" cy="10" r="1.8" />
      <circle cx="16" cy="10" r="1.8" />
    </svg>
  );
}
