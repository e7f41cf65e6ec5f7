import type { PostPlace } from '@prayer-community/domain/wall-moderation';
import { useMemo } from 'react';
import { PostCard } from '../card/post-card.tsx';
import { EMPTY_TEXTS } from '../moderation-views.ts';
import { PageFrame } from './page-frame.tsx';
import { postsIn } from './post-queries.ts';
import { usePages } from './use-pages.ts';

/** The posts in one place, newest first. */
export function PostsInPlace({ place }: { place: PostPlace }) {
  const pages = usePages(useMemo(() => postsIn(place), [place]));
  return (
    <PageFrame pages={pages} emptyText={EMPTY_TEXTS[place]}>
      {(posts) => posts.map((post) => <PostCard key={post.id} post={post} reportCount={0} />)}
    </PageFrame>
  );
}
