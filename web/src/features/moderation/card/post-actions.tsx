import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type ModerationAction,
  mainAction,
  offeredActions,
  wallStatus,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { startTransition } from 'react';
import { useModeration } from '../actions/use-moderation.ts';
import { useEditPost } from '../edit-post-context.ts';
import { actionLabel } from '../moderation-toasts.ts';
import type { ModeratedPost } from '../posts/moderated-post.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

interface PostActionsProps {
  post: ModeratedPost;
  isReported: boolean;
  describedBy: string;
}

export function PostActions({ post, isReported, describedBy }: PostActionsProps) {
  const { isUnderway, decide } = useModeration(post);
  const editPost = useEditPost();
  const actions = offeredActions(post, isReported);
  const main = mainAction(post, isReported);

  function handleAction(action: ModerationAction): void {
    if (action === 'edit') {
      startTransition(() => editPost(post));
    } else {
      void decide({ action });
    }
  }

  return (
    <Row>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === main ? 'contained' : 'outlined'}
          aria-disabled={isUnderway}
          aria-describedby={describedBy}
          onClick={() => handleAction(action)}
          sx={COMPACT}
        >
          {actionLabel(action, wallStatus(post))}
        </Button>
      ))}
    </Row>
  );
}

const COMPACT = { minHeight: 44, px: 2.25, py: 0.75 };
