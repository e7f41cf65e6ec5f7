import { styled } from '@mui/material/styles';
import { wallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { watchedCrisisSigns } from '@prayer-community/domain/safety/crisis-keywords';
import type { CrisisSign } from '@prayer-community/domain/safety/crisis-signs';
import { counted, type Message, message, t } from '@prayer-community/i18n/text';
import { memo, useId, useMemo } from 'react';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { LongMoment } from '../../../ui/team/long-moment.tsx';
import { NAMED_PEOPLE_LABELS, SIGN_LABELS } from '../../../ui/team/request-labels.ts';
import { PostHistory } from '../history/post-history.tsx';
import type { ModeratedPost } from '../posts/moderated-post.ts';
import { PostActions } from './post-actions.tsx';

export const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  minWidth: 0,
  padding: 18,
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
  [theme.breakpoints.up('sm')]: { padding: 24 },
}));

export const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  '& h3': { margin: 0, font: 'inherit', fontWeight: 600 },
  '& time': { color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem', marginInlineEnd: 4 },
}));

/** Describes the buttons of the card. */
const Origin = styled('div')({ display: 'contents' });

const PostText = styled('p')({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '68ch',
});

const Testimony = styled('blockquote')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${theme.vars?.palette.success.main}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

const STATUSES: Record<ReturnType<typeof wallStatus>, { label: Message; tone: Tone }> = {
  waiting: { label: message('Waiting'), tone: 'yellow' },
  shown: { label: message('On the wall'), tone: 'blue' },
  hidden: { label: message('Hidden'), tone: 'grey' },
};

interface PostCardProps {
  post: ModeratedPost;
  /** The number of undecided reports, as far as they are loaded. */
  reportCount: number;
}

export const PostCard = memo(function PostCard({ post, reportCount }: PostCardProps) {
  const textId = useId();
  const originId = useId();
  const status = STATUSES[wallStatus(post)];
  const signs = useCrisisSigns(post.content);
  const named = post.named_people && NAMED_PEOPLE_LABELS[post.named_people];
  return (
    <Card aria-labelledby={textId} tabIndex={-1} data-card={post.id}>
      <Head>
        <Origin id={originId}>
          <h3 dir="auto">{post.author_name ?? t('Anonymous')}</h3>
          <LongMoment at={post.created_at} />
        </Origin>
        <Badge tone={status.tone}>{t(status.label)}</Badge>
        {signs.map((sign) => (
          <Badge key={sign} tone="red">
            {t(SIGN_LABELS[sign])}
          </Badge>
        ))}
        {reportCount > 0 && <ReportBadge count={reportCount} />}
        {named && <Badge tone={named.tone}>{t(named.label)}</Badge>}
        {post.is_answered && <Badge tone="green">{t('Answered')}</Badge>}
      </Head>
      <PostText id={textId} dir="auto">
        {post.content}
      </PostText>
      {post.testimony !== null && (
        <Testimony aria-label={t('Testimony')} dir="auto">
          {post.testimony}
        </Testimony>
      )}
      <PostActions post={post} isReported={reportCount > 0} describedBy={originId} />
      <PostHistory postId={post.id} describedBy={originId} />
    </Card>
  );
});

export function ReportBadge({ count }: { count: number }) {
  return <Badge tone="red">{counted(count, '1 report', '{count} reports')}</Badge>;
}

function useCrisisSigns(text: string): CrisisSign[] {
  const safety = useSettings('safety');
  const watches = safety.state === 'ready' && safety.settings.watches_for_need;
  return useMemo(() => watchedCrisisSigns(text, watches), [text, watches]);
}
