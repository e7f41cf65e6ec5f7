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
          status === 'waiting' ? (
            <WaitingPost key={post.id} post={post} />
          ) : (
            <PostCard key={post.id} post={post} reportCount={0} />
          ),
        )
      }
    </PageFrame>
  );
}

/** Shows the reports that an approval settles. */
function WaitingPost({ post }: { post: ModeratedPost }) {
  return <PostCard post={post} reportCount={useReportCount(post.id)} />;
}
