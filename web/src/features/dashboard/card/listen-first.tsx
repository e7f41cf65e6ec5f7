import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { ActionButton } from '../action-button.tsx';
import { recordListened } from '../actions/record-listened.ts';
import { toastFailure } from '../dashboard-toasts.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

const Row = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
}));

export function ListenFirst({ request }: { request: StaffRequest }) {
  const [isUnderway, setIsUnderway] = useState(false);

  async function record(): Promise<void> {
    setIsUnderway(true);
    try {
      await recordListened(request);
    } catch (error) {
      console.error('recording that somebody listened failed', error);
      toastFailure('markListened');
    } finally {
      setIsUnderway(false);
    }
  }

  return (
    <Row>
      <Hint>{t('Nobody has listened yet, so it counts as urgent.')}</Hint>
      <ActionButton variant="outlined" disabled={isUnderway} onClick={() => void record()}>
        {t('Mark as Listened')}
      </ActionButton>
    </Row>
  );
}
