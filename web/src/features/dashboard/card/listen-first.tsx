import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { QuietText } from '../../../ui/quiet-text.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { ActionButton } from '../action-button.tsx';
import { recordListened } from '../actions/record-listened.ts';
import { toastFailure } from '../dashboard-toasts.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

const Row = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });

export function ListenFirst({ request }: { request: StaffRequest }) {
  const [isUnderway, run] = useUnderway();

  async function record(): Promise<void> {
    try {
      await recordListened(request);
    } catch (error) {
      toastFailure('markListened', error);
    }
  }

  return (
    <Row>
      <QuietText>{t('Nobody has listened yet, so it counts as urgent.')}</QuietText>
      <ActionButton variant="outlined" disabled={isUnderway} onClick={() => void run(record)}>
        {t('Mark as Listened')}
      </ActionButton>
    </Row>
  );
}
