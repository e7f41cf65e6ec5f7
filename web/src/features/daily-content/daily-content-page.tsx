import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useDeferredValue } from 'react';
import { Deferred } from '../../ui/deferred.tsx';
import { Lead } from '../../ui/lead.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { FEED_NOT_LOADED } from './content-toasts.ts';
import { DailyContentHead } from './daily-content-head.tsx';
import { FeedList } from './feed-list.tsx';
import { ManageLink } from './manage-link.tsx';
import { NotificationToggle } from './notifications/notification-toggle.tsx';
import { useFeed } from './use-feed.ts';

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 32,
});

/** `/daily-content`: content published by leadership, newest first. */
export function DailyContentPage() {
  const { list, isCached, loadMore, retry } = useFeed();
  // A page of items is slow to render, so it is deferred to keep the page responsive.
  const shown = useDeferredValue(list);
  const isShownCached = useDeferredValue(isCached);
  const hasFailed = shown.state === 'refused' || (shown.state === 'loading' && shown.isOffline);
  useFailureToast(FEED_NOT_LOADED, hasFailed);

  return (
    <>
      <DailyContentHead />
      <Deferred>
        <Controls>
          <NotificationToggle />
          <ManageLink />
        </Controls>
        {hasFailed ? (
          <>
            <Lead as="p">{t(FEED_NOT_LOADED.text)}</Lead>
            <RetryButton look="outlined" onRetry={retry} />
          </>
        ) : (
          <FeedList list={shown} isCached={isShownCached} onShowMore={loadMore} />
        )}
      </Deferred>
    </>
  );
}
