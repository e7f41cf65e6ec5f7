import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  changedWords,
  type ModerationAction,
  mainAction,
  offeredActions,
  type PostWords,
  wallStatus,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { startTransition, useState } from 'react';
import { useModeration } from '../actions/use-moderation.ts';
import { actionLabel } from '../moderation-toasts.ts';
import type { ModeratedPost } from '../posts/moderated-post.ts';
import { EditDialog } from './edit-dialog.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

interface PostActionsProps {
  post: ModeratedPost;
  isReported: boolean;
  describedBy: string;
}

export function PostActions({ post, isReported, describedBy }: PostActionsProps) {
  const { isUnderway, decide } = useModeration(post);
  const [isEditing, setIsEditing] = useState(false);
  const actions = offeredActions(post, isReported);
  const main = mainAction(post, isReported);

  function handleAction(action: ModerationAction): void {
    if (action === 'edit') {
      startTransition(() => setIsEditing(true));
    } else {
      void decide({ action });
    }
  }

  function handleEdited(words: PostWords, seen: PostWords): void {
    setIsEditing(false);
    if (Object.keys(changedWords(seen, words)).length > 0) {
      void decide({ action: 'edit', seen, words });
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
      {isEditing && <EditDialog post={post} onEdited={handleEdited} onCancel={() => setIsEditing(false)} />}
    </Row>
  );
}

const COMPACT = { minHeight: 44, px: 2.25, py: 0.75 };
