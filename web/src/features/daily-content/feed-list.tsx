import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { memo, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageList } from '../../firebase/live-pages/live-pages.ts';
import { Button } from '../../ui/button.tsx';
import { useDeferredTurn } from '../../ui/deferred.tsx';
import { useListFocus } from '../../ui/use-list-focus.ts';
import { ContentCard } from './content-card.tsx';
import type { FeedItem } from './feed-item.ts';

const List = styled('ul')({ display: 'grid', gap: 20, margin: '0 0 24px', padding: 0, listStyle: 'none' });

/** More than fit on a phone screen. */
const FIRST_ITEMS = 3;

/** So many items are loaded to find the one that the URL's hash names. It may no longer be in the feed. */
const SEARCHED_ITEMS = 100;

const Quiet = styled('p')(({ theme }) => ({
  margin: '0 0 20px',
  color: theme.vars?.palette.text.secondary,
}));

interface FeedListProps {
  list: PageList<FeedItem>;
  /** True if the items come from the last visit because the device is offline. */
  isCached: boolean;
  onShowMore: () => void;
}

/** The items of the feed. Scrolls to the item that the URL's hash names, as links in notifications do. */
export const FeedList = memo(function FeedList({ list, isCached, onShowMore }: FeedListProps) {
  if (list.state !== 'ready') {
    return <Quiet role="status">{t('Loading...')}</Quiet>;
  }
  if (list.documents.length === 0 && !list.hasMore) {
    return <Quiet role="status">{t('No daily content available yet.')}</Quiet>;
  }
  return (
    <>
      {isCached && <Quiet role="status">{t('You’re offline. This is the feed from your last visit.')}</Quiet>}
      <FilledFeed list={list} isCached={isCached} onShowMore={onShowMore} />
    </>
  );
});

interface FilledFeedProps extends FeedListProps {
  list: Extract<PageList<FeedItem>, { state: 'ready' }>;
}

function FilledFeed({ list, isCached, onShowMore }: FilledFeedProps) {
  const cards = useRef<HTMLElement>(null);
  useListFocus(cards);
  return (
    <section ref={cards} aria-label={t('Daily Content')} tabIndex={-1}>
      <Items list={list} isCached={isCached} onShowMore={onShowMore} />
      {list.hasMore && (
        <Button look="outlined" data-more aria-disabled={list.isLoadingMore} onClick={onShowMore}>
          {list.isLoadingMore ? t('Loading...') : t('Show More')}
        </Button>
      )}
    </section>
  );
}

function Items({ list, isCached, onShowMore }: FilledFeedProps) {
  const items = list.documents;
  const isWhole = useDeferredTurn();
  useNamedItem(list, isWhole, onShowMore);
  return (
    <List>
      {(isWhole ? items : items.slice(0, FIRST_ITEMS)).map((item) => (
        <ContentCard key={item.id} item={item} isOffline={isCached} />
      ))}
    </List>
  );
}

/**
 * Scrolls once to the item named by the URL's hash and focuses it, as soon as all items are rendered and it is among them.
 * Loads more items until it is, because its notification may be opened weeks later.
 */
function useNamedItem(
  { documents, hasMore, isLoadingMore }: FilledFeedProps['list'],
  isWhole: boolean,
  onShowMore: () => void,
): void {
  const { hash } = useLocation();
  const shown = useRef('');
  const searched = useRef(0);
  const count = documents.length;
  const isListed = documents.some(({ id }) => hash === `#${id}`);
  useEffect(() => {
    if (!isWhole || hash === '' || shown.current === hash) {
      return;
    }
    if (isListed) {
      shown.current = hash;
      const item = document.getElementById(hash.slice(1));
      item?.scrollIntoView({ block: 'start' });
      item?.focus({ preventScroll: true });
      return;
    }
    // A page that could not be loaded is not requested again.
    if (hasMore && !isLoadingMore && count < SEARCHED_ITEMS && count > searched.current) {
      searched.current = count;
      onShowMore();
    }
  }, [isWhole, hash, isListed, hasMore, isLoadingMore, count, onShowMore]);
}
