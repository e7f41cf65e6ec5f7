import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { memo, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { ContentCard } from './content-card.tsx';
import type { Feed } from './use-feed.ts';

const List = styled('ul')({ display: 'grid', gap: 20, margin: '0 0 24px', padding: 0, listStyle: 'none' });

const Quiet = styled('p')(({ theme }) => ({
  margin: '0 0 20px',
  color: theme.vars?.palette.text.secondary,
}));

interface FeedListProps {
  feed: Exclude<Feed, { state: 'error' }>;
  onShowMore: () => void;
}

/** The items of the feed; one that a notification names is brought into view. */
export const FeedList = memo(function FeedList({ feed, onShowMore }: FeedListProps) {
  const isReady = feed.state === 'ready';
  useNamedItem(isReady);
  if (!isReady) {
    return <Quiet role="status">{text('Loading...')}</Quiet>;
  }
  if (feed.items.length === 0) {
    return <Quiet role="status">{text('No daily content available yet.')}</Quiet>;
  }
  return (
    <>
      {feed.isKept && (
        <Quiet role="status">
          {text('You are offline. This is the feed as it was when you last saw it.')}
        </Quiet>
      )}
      <List>
        {feed.items.map((item) => (
          <ContentCard key={item.id} item={item} isOffline={feed.isKept} />
        ))}
      </List>
      {feed.hasMore && (
        <Button look="outlined" aria-disabled={feed.isLoadingMore} onClick={onShowMore}>
          {feed.isLoadingMore ? text('Loading…') : text('Show More')}
        </Button>
      )}
    </>
  );
});

/** Scrolls to the item that the address names, once, and gives it the focus. */
function useNamedItem(isReady: boolean): void {
  const { hash } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    if (!isReady || hash === '' || shown.current === hash) {
      return;
    }
    shown.current = hash;
    const item = document.getElementById(hash.slice(1));
    item?.scrollIntoView({ block: 'start' });
    item?.focus({ preventScroll: true });
  }, [isReady, hash]);
}
