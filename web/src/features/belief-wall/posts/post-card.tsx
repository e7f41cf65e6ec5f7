import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { memo, useId } from 'react';
import { AnsweredBadge } from '../../../ui/answered-badge.tsx';
import { LocaleDate } from '../../../ui/moment.tsx';
import { answeredPaper, paper } from '../../../ui/paper.ts';
import { AnswerAction } from '../answering/answer-action.tsx';
import { Testimony } from '../answering/testimony.tsx';
import { PrayAction } from '../praying/pray-action.tsx';
import { ReportAction, ReportQuestion } from '../reporting/report-action.tsx';
import { useReporting } from '../reporting/use-reporting.ts';
import { useCardQuestions } from './use-card-questions.ts';
import type { WallPost } from './wall-post.ts';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '8px 20px 14px',
  ...paper(theme),
  '&[data-answered="true"]': answeredPaper(theme),
  '&[data-outgoing="true"]': { opacity: 0.7 },
  [theme.breakpoints.up('sm')]: { padding: '14px 28px 20px' },
}));

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '0 12px',
});

const Origin = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  // The height of the adjacent button.
  minHeight: 44,
  paddingBlock: 8,
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600, color: theme.vars?.palette.text.primary },
}));

const Content = styled('p')({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const Actions = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  marginTop: 4,
  [theme.breakpoints.up('sm')]: { columnGap: 16 },
  '& > *': { alignSelf: 'start' },
}));

interface PostCardProps {
  post: WallPost;
  isOutgoing: boolean;
}

/** A prayer request and its actions. Memoized because hundreds may be shown. */
export const PostCard = memo(function PostCard({ post, isOutgoing }: PostCardProps) {
  const contentId = useId();
  const originId = useId();
  const question = useCardQuestions(post);
  const reporting = useReporting(post.id, question('report'));
  return (
    <Card
      aria-labelledby={contentId}
      tabIndex={-1}
      data-card={post.id}
      data-answered={post.is_answered}
      data-outgoing={isOutgoing}
    >
      <Head>
        <Origin id={originId}>
          <strong dir="auto">{post.author_name ?? t('Anonymous')}</strong>
          <LocaleDate at={post.created_at} />
          {post.is_answered && <AnsweredBadge />}
        </Origin>
        {!isOutgoing && <ReportAction reporting={reporting} describedBy={originId} />}
      </Head>
      <Content id={contentId} dir="auto">
        {post.content}
      </Content>
      {post.testimony !== null && <Testimony text={post.testimony} />}
      {isOutgoing ? (
        <p role="status">{t('Sharing…')}</p>
      ) : (
        <Actions>
          <PrayAction post={post} describedBy={originId} />
          <AnswerAction post={post} describedBy={originId} question={question('answered')} />
          <ReportQuestion reporting={reporting} />
        </Actions>
      )}
    </Card>
  );
});
