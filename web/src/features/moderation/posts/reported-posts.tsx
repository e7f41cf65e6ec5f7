import { useMemo } from 'react';
import type { AnnounceList } from '../../../ui/use-list-announcement.ts';
import { DeletedPostCard } from '../card/deleted-post-card.tsx';
import { PostCard } from '../card/post-card.tsx';
import { countReports } from './count-reports.ts';
import { PageFrame } from './page-frame.tsx';
import { OPEN_REPORTS } from './post-queries.ts';
import { usePages } from './use-pages.ts';
import { usePost } from './use-post.ts';

/** The posts with undecided reports, most recently reported first. */
export function ReportedPosts({ onListed }: { onListed: AnnounceList }) {
  const pages = usePages(OPEN_REPORTS);
  return (
    <PageFrame
      view="reported"
      pages={pages}
      countOf={(reports) => countReports(reports).length}
      onListed={onListed}
    >
      {(reports) => <Reported reports={reports} />}
    </PageFrame>
  );
}

function Reported({ reports }: { reports: readonly { post_id: string }[] }) {
  const counts = useMemo(() => countReports(reports), [reports]);
  return counts.map(({ postId, count }) => <ReportedPost key={postId} postId={postId} reportCount={count} />);
}

function ReportedPost({ postId, reportCount }: { postId: string; reportCount: number }) {
  const post = usePost(postId);
  if (post === 'deleted') {
    return <DeletedPostCard postId={postId} reportCount={reportCount} />;
  }
  return post && <PostCard post={post} reportCount={reportCount} />;
}
