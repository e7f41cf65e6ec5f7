import Button from '@mui/material/Button';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { useUnderway } from '../../../ui/use-underway.ts';
import { settleReports } from '../actions/store-decision.ts';
import { toastDismissed, toastNotDecided } from '../moderation-toasts.ts';
import { Card, Head, ReportBadge } from './post-card.tsx';

interface DeletedPostCardProps {
  postId: string;
  reportCount: number;
}

/** Offers to dismiss the open reports of a post that no longer exists. */
export function DeletedPostCard({ postId, reportCount }: DeletedPostCardProps) {
  const textId = useId();
  const [isUnderway, run] = useUnderway();

  async function dismiss(): Promise<void> {
    try {
      await settleReports(postId);
      toastDismissed();
    } catch (error) {
      console.error('The reports of a deleted post were not dismissed', error);
      toastNotDecided();
    }
  }

  return (
    <Card aria-labelledby={textId} tabIndex={-1} data-card={postId}>
      <Head>
        <span id={textId}>{t('This post was deleted.')}</span>
        <ReportBadge count={reportCount} />
      </Head>
      <Button variant="contained" aria-disabled={isUnderway} onClick={() => void run(dismiss)} sx={COMPACT}>
        {t('Dismiss Reports')}
      </Button>
    </Card>
  );
}

const COMPACT = { justifySelf: 'start', minHeight: 44, px: 2.25, py: 0.75 };
