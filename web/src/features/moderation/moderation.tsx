import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Lead } from '../../ui/lead.tsx';
import { ListStatus } from '../../ui/list-status.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useListAnnouncement } from '../../ui/use-list-announcement.ts';
import { useListFocus } from '../../ui/use-list-focus.ts';
import { EditDialog } from './card/edit-dialog.tsx';
import { EditPostContext } from './edit-post-context.ts';
import { LeaderContext } from './leader-context.ts';
import { MODERATION_VIEWS, readView, VIEW_HEADINGS, VIEW_LABELS } from './moderation-views.ts';
import type { ModeratedPost } from './posts/moderated-post.ts';
import { PostsByStatus } from './posts/posts-by-status.tsx';
import { ReportedPosts } from './posts/reported-posts.tsx';

const Work = styled('div')({ display: 'grid', gap: 20, maxWidth: 860 });

const Section = styled('section')({ display: 'grid', gap: 16, minWidth: 0, outline: 'none' });

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

export function Moderation({ uid }: { uid: string }) {
  const [parameters, setParameters] = useSearchParams();
  const view = readView(parameters);
  const section = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<ModeratedPost | null>(null);
  useListFocus(section);
  const [announcement, announceList] = useListAnnouncement(view);
  return (
    <LeaderContext value={uid}>
      <PageHeading>{t('Moderation')}</PageHeading>
      <Lead>{t('Review Belief Wall posts. Each decision can be undone right away, and is logged.')}</Lead>
      <Work>
        <SegmentedControl
          label={t('View @noun')}
          value={view}
          options={VIEWS}
          onChoose={(chosen) => setParameters({ view: chosen }, { replace: true })}
        />
        <ListStatus announcement={announcement} />
        <Section ref={section} tabIndex={-1} aria-labelledby="posts-heading">
          <Heading id="posts-heading">{t(VIEW_HEADINGS[view])}</Heading>
          <EditPostContext value={setEdited}>
            {view === 'reported' ? (
              <ReportedPosts onListed={announceList} />
            ) : (
              <PostsByStatus key={view} status={view} onListed={announceList} />
            )}
          </EditPostContext>
        </Section>
      </Work>
      {edited !== null && <EditDialog post={edited} onClose={() => setEdited(null)} />}
    </LeaderContext>
  );
}

const VIEWS = MODERATION_VIEWS.map((view) => ({ value: view, label: VIEW_LABELS[view] }));
