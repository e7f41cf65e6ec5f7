import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect } from 'react';
import { OpenCard } from '../pane/open-card.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';
import type { DashboardUrl } from '../views/use-dashboard-url.ts';
import { RequestRow } from './request-row.tsx';

/** More rows than a phone shows. */
const FIRST_ROWS = 10;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  '& li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

interface RequestRowsProps {
  requests: readonly StaffRequest[];
  url: DashboardUrl;
  labelledBy: string;
}

/** A list of requests. Renders a screenful first, and defers the rest to keep the page responsive. */
export function RequestRows({ requests, url, labelledBy }: RequestRowsProps) {
  const rendered = useDeferredValue(requests, requests.slice(0, FIRST_ROWS));
  // Once the rows are there, and before the connection is lost, without which the card could not be loaded.
  useEffect(() => void OpenCard.load(), []);
  return (
    <List aria-labelledby={labelledBy}>
      {rendered.map((request) => (
        <li key={request.id}>
          <RequestRow
            request={request}
            to={url.urlOf(request.id)}
            {...url.opening}
            isOpen={request.id === url.openId}
          />
        </li>
      ))}
    </List>
  );
}
