import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type RequestVisibility,
  readableTypes,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useRef } from 'react';
import { Chevron } from '../../../ui/chevron.tsx';
import { useOutOfDate } from '../../../ui/connection/out-of-date.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { loadable } from '../../../ui/loadable.tsx';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { useDashboard } from '../dashboard-context.ts';
import { PresenceRow } from '../presence/presence-row.tsx';
import { PresenceScope } from '../presence/presence-scope.tsx';
import { isOutOfDate } from '../requests/request-list.ts';
import { FailedCard, LoadingRequest, OpenCard } from './open-card.tsx';
import { type OpenRequest, useRequest } from './use-request.ts';

const Pane = styled('section')({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  minWidth: 0,
  outline: 'none',
  scrollMarginTop: 130,
});

/** Not among the dashboard's first files. */
const UnpostedText = loadable(
  async () => (await import('../unposted-text.tsx')).UnpostedText,
  () => null,
);

interface RequestPaneProps {
  requestId: string;
  onClose: () => void;
}

/** The open request, remounted for each one. It stays open when it leaves the list. */
export function RequestPane({ requestId, onClose }: RequestPaneProps) {
  const { visibility } = useDashboard();
  const live = whileReadable(useRequest(requestId), visibility);
  const pane = useRef<HTMLElement>(null);
  useListFocus(pane);
  useOutOfDate(isOutOfDate(live));
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  return (
    <PresenceScope requestId={live.state === 'ready' ? requestId : null}>
      <Pane ref={pane} tabIndex={-1} aria-label={t('Open request')}>
        <PresenceRow>
          <Button onClick={onClose} sx={{ minHeight: 44, ml: -1, px: 1 }} startIcon={<Chevron to="back" />}>
            {t('Back to the List')}
          </Button>
        </PresenceRow>
        {live.state === 'loading' && <LoadingRequest />}
        {live.state === 'invalid' && <FailedCard />}
        {live.state === 'absent' && (
          <>
            <p role="status">{t('This request was deleted, or you no longer have access to it.')}</p>
            <UnpostedText requestId={requestId} kind="notes" />
            <UnpostedText requestId={requestId} kind="replies" />
          </>
        )}
        {live.state === 'ready' && (
          <ErrorBoundary fallback={<FailedCard />}>
            <OpenCard request={live.request} />
          </ErrorBoundary>
        )}
      </Pane>
    </PresenceScope>
  );
}

/** Firestore continues to deliver a request to a listener whose reader has lost access. */
function whileReadable(live: OpenRequest, visibility: RequestVisibility): OpenRequest {
  return live.state !== 'ready' ||
    readableTypes(visibility, live.request.archive_status).includes(live.request.submission_type)
    ? live
    : { state: 'absent' };
}
