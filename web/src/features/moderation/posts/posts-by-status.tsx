import type { WallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { useMemo } from 'react';
import type { AnnounceList } from '../../../ui/use-list-announcement.ts';
import { PostCard } from '../card/post-card.tsx';
import type { ModeratedPost } from './moderated-post.ts';
import { PageFrame } from './page-frame.tsx';
import { postsIn } from './post-queries.ts';
import { usePages } from './use-pages.ts';
import { useReportCount } from './use-report-count.ts';

interface PostsByStatusProps {
  status: WallStatus;
  onListed: AnnounceList;
}

export function PostsByStatus({ status, onListed }: PostsByStatusProps) {
  const pages = usePages(useMemo(() => postsIn(status), [status]));
  return (
    <PageFrame view={status} pages={pages} countOf={(posts) => posts.length} onListed={onListed}>
      {(posts) =>
        posts.map((post) =>
          status === 'shown' ? (
            <PostCard key={post.id} post={post} reportCount={0} />
          ) : (
            <PostOffWall key={post.id} post={post} />
          ),
        )
      }
    </PageFrame>
  );
}

/** Shows the reports of a post: a decision settles them, and they may have hidden it. */
function PostOffWall({ post }: { post: ModeratedPost }) {
  return <PostCard post={post} reportCount={useReportCount(post.id)} />;
}
