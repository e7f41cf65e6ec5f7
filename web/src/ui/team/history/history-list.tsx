import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { LiveQuery } from '../../../firebase/use-live-query.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { LongMoment } from '../long-moment.tsx';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${theme.vars?.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));

const Signature = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

interface HistoryListProps<Event extends { at: Date }> {
  events: LiveQuery<Event>;
  actionText: (event: Event) => string;
  actorOf: (event: Event) => string;
}

export function HistoryList<Event extends { at: Date }>(props: HistoryListProps<Event>) {
  const { events, actionText, actorOf } = props;
  if (events.state === 'loading') {
    return <p role="status">{t('Loading history…')}</p>;
  }
  if (events.state === 'error') {
    return <LoadFailure text={t('We couldn’t load the history.')} onRetry={events.retry} />;
  }
  if (events.documents.length === 0) {
    return <p role="status">{t('No activity yet.')}</p>;
  }
  return (
    <List aria-label={t('History')}>
      {events.documents.map((event) => (
        <li key={event.id}>
          {actionText(event)}
          <Signature>
            {actorOf(event)}, <LongMoment at={event.at} />
          </Signature>
        </li>
      ))}
    </List>
  );
}
