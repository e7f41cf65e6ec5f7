import type { WallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { t } from '@prayer-community/i18n/text';
import { useMemo } from 'react';
import { PostCard } from '../card/post-card.tsx';
import { EMPTY_TEXTS } from '../moderation-views.ts';
import { PageFrame } from './page-frame.tsx';
import { postsIn } from './post-queries.ts';
import { usePages } from './use-pages.ts';

export function PostsByStatus({ status }: { status: WallStatus }) {
  const pages = usePages(useMemo(() => postsIn(status), [status]));
  return (
    <PageFrame pages={pages} emptyText={t(EMPTY_TEXTS[status])}>
      {(posts) => posts.map((post) => <PostCard key={post.id} post={post} reportCount={0} />)}
    </PageFrame>
  );
}
