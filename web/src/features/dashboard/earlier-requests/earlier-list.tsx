import { styled } from '@mui/material/styles';
import { shownRequester } from '@prayer-community/domain/prayer-request/shown-requester';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/badge/badge.tsx';
import { STATUS_LABELS, STATUS_TONES, TYPE_LABELS } from '../../../ui/team/request-labels.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { useDashboardUrl } from '../views/use-dashboard-url.ts';
import { dayText } from './earlier-requests-texts.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 10px',
    minHeight: 44,
    minWidth: 0,
    fontSize: '0.9375rem',
  },
  '& a': {
    color: theme.vars?.palette.primary.main,
    textUnderlineOffset: 3,
    overflowWrap: 'anywhere',
    paddingBlock: 10,
  },
  '& button': { marginInlineStart: 'auto' },
  '& time, & small': { fontSize: 'inherit', color: theme.vars?.palette.text.secondary },
}));

interface EarlierListProps {
  requests: readonly StaffRequest[];
  now: Date;
  action?: (request: StaffRequest) => ReactNode;
}

export function EarlierList({ requests, now, action }: EarlierListProps) {
  const { urlOf, searchState } = useDashboardUrl();
  return (
    <List>
      {requests.map((request) => (
        <li key={request.id}>
          <Link to={urlOf(request.id)} state={searchState} dir="auto">
            {shownRequester(request)}
          </Link>
          <time dateTime={request.created_at.toISOString()}>{dayText(request.created_at, now)}</time>
          {request.submission_type === 'confidential' && (
            <small>{t(TYPE_LABELS[request.submission_type])}</small>
          )}
          <Badge tone={STATUS_TONES[request.status]}>{t(STATUS_LABELS[request.status])}</Badge>
          {action?.(request)}
        </li>
      ))}
    </List>
  );
}
