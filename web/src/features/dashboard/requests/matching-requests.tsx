import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import { spokenLocale, text } from '@prayer-community/domain/texts/text';
import { useDeferredValue, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { RequestCard } from '../card/request-card.tsx';
import { FAILURE_TEXTS } from '../dashboard-toasts.ts';
import { PAGE_SIZE, type RequestList } from './request-list.ts';
import type { StaffRequest } from './staff-request.ts';
import type { Announcement } from './use-new-request-announcement.ts';
import { COUNT_LIMIT } from './use-request-count.ts';

/** More than a phone shows. */
const FIRST_CARDS = 4;

const Section = styled('section')({ display: 'grid', gap: 16, minWidth: 0, outline: 'none' });

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '32px 20px',
  textAlign: 'center',
  borderRadius: 16,
  border: `1px dashed ${theme.vars?.palette.divider}`,
  color: theme.vars?.palette.text.secondary,
}));

interface MatchingRequestsProps {
  view: RequestFilter['view'];
  list: RequestList;
  /** How many requests match; null until that is known. */
  count: number | null;
  announcement: Announcement;
  onMore: () => void;
  onRetry: () => void;
}

/** The requests that match, newest first, a page at a time. */
export function MatchingRequests({
  view,
  list,
  count,
  announcement,
  onMore,
  onRetry,
}: MatchingRequestsProps) {
  const section = useRef<HTMLElement>(null);
  useListFocus(section);
  return (
    <Section ref={section} tabIndex={-1} aria-labelledby="requests-heading">
      <Heading id="requests-heading">
        {view === 'active' ? text('Active Requests') : text('Archived Requests')}
        {count !== null && ` (${countText(count)})`}
      </Heading>
      <VisuallyHidden role="status">
        <span key={announcement.turn}>{announcement.text}</span>
      </VisuallyHidden>
      {list.state === 'loading' && <Note role="status">{text('Loading prayer requests…')}</Note>}
      {list.state === 'refused' && (
        <Note>
          {FAILURE_TEXTS.loadRequests} <Button onClick={onRetry}>{text('Try Again')}</Button>
        </Note>
      )}
      {list.state === 'ready' && list.requests.length === 0 && (
        <Note role="status">{text('No prayer requests match your filters.')}</Note>
      )}
      {list.state === 'ready' && <ShownRequests requests={list.requests} />}
      {list.state === 'ready' && list.hasMore && (
        <Button
          variant="outlined"
          loading={list.isLoadingMore}
          onClick={onMore}
          sx={{ justifySelf: 'center' }}
        >
          {text('Show {count} more', { count: PAGE_SIZE })}
        </Button>
      )}
    </Section>
  );
}

/** A screenful stands first; what is below it, and what changes, is drawn while the page goes on answering. */
function ShownRequests({ requests }: { requests: readonly StaffRequest[] }) {
  const rendered = useDeferredValue(requests, requests.slice(0, FIRST_CARDS));
  return rendered.map((request) => <RequestCard key={request.id} request={request} />);
}

function countText(count: number): string {
  const written = count.toLocaleString(spokenLocale() ?? 'en-US');
  return count >= COUNT_LIMIT ? `${written}+` : written;
}
