import Typography from '@mui/material/Typography';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { forgetSignOutNotice, signOutNotice } from '../../session/sign-out.ts';
import { signOutReasonText } from '../../session/sign-out-reason-text.ts';
import { forgetUnsavedChanges, hadUnsavedChanges } from '../../session/unsaved-changes.ts';

/** Says once why this tab signed a member out without their request, and that changes were not saved. */
export function SignOutNotice() {
  const [reason] = useState(signOutNotice);
  const [hadUnsaved] = useState(hadUnsavedChanges);
  useEffect(forgetSignOutNotice, []);
  useEffect(forgetUnsavedChanges, []);
  if (reason === null && !hadUnsaved) {
    return null;
  }
  return (
    <Typography role="status" sx={{ mb: 3, fontWeight: 600 }}>
      {reason !== null && signOutReasonText(reason)}{' '}
      {hadUnsaved && t('Some of your last changes weren’t saved. Please check them after you sign in.')}
    </Typography>
  );
}
