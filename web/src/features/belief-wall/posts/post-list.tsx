import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { memo, useEffect, useRef, useState } from 'react';
import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import { CONTAIN } from '../../../ui/contain.ts';
import { useDeferredTurn } from '../../../ui/deferred.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { EmptyWall } from './empty-wall.tsx';
import { LoadMore } from './load-more.tsx';
import { PostCard } from './post-card.tsx';
import { useNewPosts } from './use-new-posts.ts';
import { WallNotices } from './wall-notices.tsx';
import { PAGE_SIZE, type WallPost } from './wall-post.ts';

/** More than fit on a phone screen. */
const FIRST_POSTS = 4;

/** Uses block layout because a grid measures all rows again on every keystroke in one of them. */
const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': CONTAIN,
  '& > li + li': { marginTop: 16 },
});
const Note = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars?.palette.text.secondary }));
/** Roughly the height of the first posts, to limit layout shift when they arrive. */
const Waiting = styled('div')({ minHeight: '60vh' });
const Failure = styled('div')({ display: 'grid', justifyItems: 'start', gap: 16 });

interface PostListProps {
  list: PageList<WallPost>;
  /** The visitor's own post while it is being sent. */
  outgoing: WallPost | null;
  onLoadMore: () => void;
  onRetry: () => void;
}

export function PostList({ list, outgoing, onLoadMore, onRetry }: PostListProps) {
  if (list.state === 'refused' || (list.state === 'loading' && list.isOffline)) {
    return (
      <Failure>
        <Note>{t('We couldn’t load the prayer requests. Please check your connection.')}</Note>
        {list.state === 'refused' && <RetryButton look="outlined" onRetry={onRetry} />}
      </Failure>
    );
  }
  if (list.state === 'loading') {
    return (
      <Waiting>
        <Note role="status">{t('Loading prayer requests…')}</Note>
      </Waiting>
    );
  }
  const posts = withOutgoing(list.documents, outgoing);
  return posts.length === 0 && !list.hasMore ? (
    <EmptyWall />
  ) : (
    <FilledWall posts={posts} outgoing={outgoing} list={list} onLoadMore={onLoadMore} />
  );
}

interface FilledWallProps {
  posts: readonly WallPost[];
  outgoing: WallPost | null;
  list: { hasMore: boolean; isLoadingMore: boolean; isFromCache: boolean };
  onLoadMore: () => void;
}

function FilledWall({ posts, outgoing, list, onLoadMore }: FilledWallProps) {
  const { shown, newPosts, topRef, showAll } = useNewPosts(posts);
  const [beganOutOfDate] = useState(list.isFromCache);
  const cards = useRef<HTMLElement>(null);
  useListFocus(cards);
  // The posts held back take places on the first page, which then no longer contains the lowest.
  const hasLostPosts = newPosts.length > 0 && shown.length < PAGE_SIZE && list.hasMore;
  useEffect(() => {
    if (hasLostPosts) {
      onLoadMore();
    }
  }, [hasLostPosts, onLoadMore]);
  return (
    <>
      <div ref={topRef} />
      <WallNotices
        newPostsCount={newPosts.length}
        onShowNewPosts={showAll}
        isOutOfDate={list.isFromCache}
        hasRoom={beganOutOfDate && list.isFromCache}
      />
      <section ref={cards} aria-label={t('Belief Wall')} tabIndex={-1}>
        <ShownPosts posts={shown} outgoing={outgoing} />
        {list.hasMore && <LoadMore isLoading={list.isLoadingMore} onLoadMore={onLoadMore} />}
      </section>
    </>
  );
}

/** Memoized so that leaving the top of the list does not render the posts again. */
const ShownPosts = memo(function ShownPosts({
  posts,
  outgoing,
}: Pick<FilledWallProps, 'posts' | 'outgoing'>) {
  const deferred = useDeferredTurn() ? posts : posts.slice(0, FIRST_POSTS);
  return (
    <List>
      {deferred.map((post) => (
        <li key={post.id}>
          <PostCard post={post} isOutgoing={post === outgoing} />
        </li>
      ))}
    </List>
  );
});

/** Puts the outgoing post above all others until the wall includes it. */
function withOutgoing(posts: readonly WallPost[], outgoing: WallPost | null): readonly WallPost[] {
  return outgoing === null || posts.some(({ id }) => id === outgoing.id) ? posts : [outgoing, ...posts];
}
