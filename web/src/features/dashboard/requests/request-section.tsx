import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type ReactNode, useId } from 'react';
import { QuietText } from '../../../ui/quiet-text.ts';
import { RetryButton } from '../../../ui/retry-button.tsx';
import { FAILURE_TEXTS } from '../dashboard-toasts.ts';
import { RequestRows } from '../rows/request-rows.tsx';
import type { DashboardUrl } from '../views/use-dashboard-url.ts';
import { countText } from './count-text.ts';
import type { RequestList } from './request-list.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minWidth: 0,
  [theme.breakpoints.up('md')]: { gap: 8 },
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  margin: 0,
}));

const HeadingLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
});

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '20px 16px',
  textAlign: 'center',
  borderRadius: 12,
  border: `1px dashed ${theme.vars?.palette.divider}`,
  color: theme.vars?.palette.text.secondary,
}));

export interface ListedRequests {
  heading: string;
  list: RequestList;
  /** The number of requests. Null until known. */
  count: number | null;
  /** What the reader should know about these requests. Null if nothing. */
  hint?: string | null;
  /** The text for an empty list. Null if there may be requests that are not loaded. */
  empty: string | null;
}

interface RequestSectionProps extends ListedRequests {
  url: DashboardUrl;
  /** A button that shows more of the list, or a link to the full list. */
  more: ReactNode;
  onRetry: () => void;
}

export function RequestSection(props: RequestSectionProps) {
  const { heading, hint, list, count, url, empty, more, onRetry } = props;
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <HeadingLine>
        <Heading id={headingId}>{headingText(heading, count)}</Heading>
        {hint && <QuietText>{hint}</QuietText>}
      </HeadingLine>
      {list.state === 'loading' && <Note role="status">{t('Loading prayer requests…')}</Note>}
      {list.state === 'refused' && (
        <Note>
          {t(FAILURE_TEXTS.loadRequests)} <RetryButton look="text" onRetry={onRetry} />
        </Note>
      )}
      {list.state === 'ready' && list.documents.length === 0 && empty !== null && <Note>{empty}</Note>}
      {list.state === 'ready' && list.documents.length > 0 && (
        <RequestRows requests={list.documents} url={url} labelledBy={headingId} />
      )}
      {list.state === 'ready' && list.hasMore && more}
    </Section>
  );
}

function headingText(heading: string, count: number | null): string {
  return count === null ? heading : `${heading} (${countText(count)})`;
}

/** Returns what screen readers announce of a list. Null until it and its count are known. */
export function announcementOf({ heading, list, count, empty }: ListedRequests): string | null {
  if (list.state !== 'ready') {
    return null;
  }
  if (list.documents.length === 0 && empty !== null) {
    return empty;
  }
  return count === null ? null : headingText(heading, count);
}
