import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Delivery } from '@prayer-community/domain/delivery';
import { fullName } from '@prayer-community/domain/profile';
import {
  aboutPath,
  CHANNEL_LABELS,
  failureText,
  recipientText,
  TEMPLATE_LABELS,
} from '@prayer-community/domain/undelivered';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { demand } from '../../../firebase/demand.ts';
import type { Identified } from '../../../firebase/parse-documents.ts';
import type { Member } from '../../../team/use-members.ts';
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

const Words = styled('div')({ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' });

const Small = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface UndeliveredMessageProps {
  delivery: Identified<Delivery<Date>>;
  members: readonly Member[];
}

/** A message that was given up: what it was about, for whom, why it failed, and what can be done. */
export function UndeliveredMessage({ delivery, members }: UndeliveredMessageProps) {
  const [isUnderway, setIsUnderway] = useState(false);
  const recipient = recipientText(delivery, (uid) => {
    const member = members.find(({ id }) => id === uid);
    return member ? fullName(member) : null;
  });
  const what = `${CHANNEL_LABELS[delivery.channel]} to ${recipient}`;
  const about = aboutPath(delivery);

  async function settle(task: 'retry' | 'dismiss'): Promise<void> {
    if (isUnderway) {
      return;
    }
    setIsUnderway(true);
    try {
      toastDone(await TASKS[task](delivery.id));
    } catch (error) {
      toastFailure(task, error);
    } finally {
      setIsUnderway(false);
    }
  }

  return (
    <Row>
      <Words>
        <p>
          <strong>{what}</strong>:{' '}
          {about ? (
            <Link to={about}>{TEMPLATE_LABELS[delivery.template]}</Link>
          ) : (
            TEMPLATE_LABELS[delivery.template]
          )}
        </p>
        <p>{failureText(delivery)}</p>
        <Small>
          From{' '}
          <time dateTime={delivery.created_at.toISOString()}>
            {dayjs(delivery.created_at).format('MMMM D, YYYY [at] HH:mm')}
          </time>
          , tried {delivery.attempts === 1 ? 'once' : `${delivery.attempts} times`}
        </Small>
      </Words>
      <Buttons>
        <Button
          variant="outlined"
          aria-label={`Try again: ${what}`}
          aria-disabled={isUnderway}
          onClick={() => void settle('retry')}
        >
          {isUnderway ? 'One moment…' : 'Try Again'}
        </Button>
        <Button
          aria-label={`Dismiss: ${what}`}
          aria-disabled={isUnderway}
          onClick={() => void settle('dismiss')}
        >
          Dismiss
        </Button>
      </Buttons>
    </Row>
  );
}

const TASKS = {
  retry: async (key: string) => (await demand('retryDelivery', { key })).outcome,
  dismiss: async (key: string) => {
    await demand('dismissDelivery', { key });
    return 'dismissed' as const;
  },
};
