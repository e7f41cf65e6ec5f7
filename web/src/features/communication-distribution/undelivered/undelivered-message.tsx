import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Delivery } from '@prayer-community/domain/delivery/delivery';
import {
  aboutPath,
  CHANNEL_LABELS,
  recipientText,
  TEMPLATE_LABELS,
  undeliveredReason,
} from '@prayer-community/domain/delivery/undelivered';
import { fullName } from '@prayer-community/domain/staff/profile';
import { counted, t } from '@prayer-community/i18n/text';
import { Link } from 'react-router-dom';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { trans } from '../../../ui/language/trans.ts';
import { LongMoment } from '../../../ui/team/long-moment.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { toastDone, toastFailure } from './undelivered-toasts.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 16,
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& p': { margin: 0 },
  '& a': { color: theme.vars?.palette.primary.main, fontWeight: 600 },
}));

const Description = styled('div')({ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' });

const Small = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface UndeliveredMessageProps {
  delivery: Identified<Delivery<Date>>;
  members: readonly StaffMember[];
}

export function UndeliveredMessage({ delivery, members }: UndeliveredMessageProps) {
  const [isUnderway, run] = useUnderway();
  const recipient = recipientText(delivery, (uid) => {
    const member = members.find(({ id }) => id === uid);
    return member ? fullName(member) : null;
  });
  const what = t('{channel} to {recipient}', {
    channel: t(CHANNEL_LABELS[delivery.channel]),
    recipient,
  });
  const about = aboutPath(delivery);

  async function settle(task: 'retry' | 'dismiss'): Promise<void> {
    try {
      toastDone(await TASKS[task](delivery.id));
    } catch (error) {
      toastFailure(task, error);
    }
  }

  return (
    <Row tabIndex={-1} data-card={delivery.id}>
      <Description>
        <p>
          <strong>{what}</strong>:{' '}
          {about ? (
            <Link to={about}>{t(TEMPLATE_LABELS[delivery.template])}</Link>
          ) : (
            t(TEMPLATE_LABELS[delivery.template])
          )}
        </p>
        <p>{t(undeliveredReason(delivery))}</p>
        <Small>
          {trans('Queued {moment}, {tries}', {
            moment: <LongMoment at={delivery.created_at} />,
            tries: counted(delivery.attempts, 'tried once', 'tried {count} times'),
          })}
        </Small>
      </Description>
      <Buttons>
        <Button
          variant="outlined"
          aria-label={isUnderway ? undefined : t('Try again: {what}', { what })}
          aria-disabled={isUnderway}
          onClick={() => void run(() => settle('retry'))}
        >
          {isUnderway ? t('One moment…') : t('Try Again')}
        </Button>
        <Button
          aria-label={t('Dismiss: {what}', { what })}
          aria-disabled={isUnderway}
          onClick={() => void run(() => settle('dismiss'))}
        >
          {t('Dismiss')}
        </Button>
      </Buttons>
    </Row>
  );
}

const TASKS = {
  retry: async (key: string) => (await callOrThrow('retryDelivery', { key })).outcome,
  dismiss: async (key: string) => {
    await callOrThrow('dismissDelivery', { key });
    return 'dismissed' as const;
  },
};
