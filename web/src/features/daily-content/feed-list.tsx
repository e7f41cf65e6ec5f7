import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { memo, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useDeferredTurn } from '../../ui/deferred.tsx';
import { useListFocus } from '../../ui/use-list-focus.ts';
import { ContentCard } from './content-card.tsx';
import type { FeedItem } from './feed-item.ts';
import type { Feed } from './use-feed.ts';

const List = styled('ul')({ display: 'grid', gap: 20, margin: '0 0 24px', padding: 0, listStyle: 'none' });

/** More than fit on a phone screen. */
const FIRST_ITEMS = 3;

const Quiet = styled('p')(({ theme }) => ({
  margin: '0 0 20px',
  color: theme.vars?.palette.text.secondary,
}));

interface FeedListProps {
  feed: Exclude<Feed, { state: 'error' }>;
  onShowMore: () => void;
}

/** The items of the feed. Scrolls to the item that the URL's hash names, as links in notifications do. */
export const FeedList = memo(function FeedList({ feed, onShowMore }: FeedListProps) {
  if (feed.state !== 'ready') {
    return <Quiet role="status">{t('Loading...')}</Quiet>;
  }
  if (feed.items.length === 0) {
    return <Quiet role="status">{t('No daily content available yet.')}</Quiet>;
  }
  return (
    <>
      {feed.isCached && (
        <Quiet role="status">{t('You’re offline. This is the feed from your last visit.')}</Quiet>
      )}
      <FilledFeed feed={feed} onShowMore={onShowMore} />
    </>
  );
});

interface FilledFeedProps {
  feed: Extract<Feed, { state: 'ready' }>;
  onShowMore: () => void;
}

function FilledFeed({ feed, onShowMore }: FilledFeedProps) {
  const cards = useRef<HTMLDivElement>(null);
  useListFocus(cards);
  return (
    <div ref={cards} tabIndex={-1}>
      <Items items={feed.items} isOffline={feed.isCached} />
      {feed.hasMore && (
        <Button look="outlined" data-more aria-disabled={feed.isLoadingMore} onClick={onShowMore}>
          {feed.isLoadingMore ? t('Loading…') : t('Show More')}
        </Button>
      )}
    </div>
  );
}

function Items({ items, isOffline }: { items: readonly FeedItem[]; isOffline: boolean }) {
  const isWhole = useDeferredTurn();
  useNamedItem(isWhole);
  return (
    <List>
      {(isWhole ? items : items.slice(0, FIRST_ITEMS)).map((item) => (
        <ContentCard key={item.id} item={item} isOffline={isOffline} />
      ))}
    </List>
  );
}

/** Scrolls to the item named by the URL's hash and focuses it, once all items are rendered. */
function useNamedItem(isWhole: boolean): void {
  const { hash } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    if (!isWhole || hash === '' || shown.current === hash) {
      return;
    }
    shown.current = hash;
    const item = document.getElementById(hash.slice(1));
    item?.scrollIntoView({ block: 'start' });
    item?.focus({ preventScroll: true });
  }, [isWhole, hash]);
}
