import {
  fieldsBefore,
  type Moderation,
  moderatedFields,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import type { DocumentReference } from 'firebase/firestore';
import { useUnderway } from '../../../ui/use-underway.ts';
import { useLeader } from '../leader-context.ts';
import { toastChangedByOther, toastDecided, toastNotDecided, toastUndone } from '../moderation-toasts.ts';
import type { ModeratedPost } from '../posts/moderated-post.ts';
import { PostChangedError } from './post-changed-error.ts';
import { type Decision, storeDecision, undoDecision } from './store-decision.ts';

interface Moderating {
  isUnderway: boolean;
  /**
   * Stores a decision about the post as the leader saw it, and reports the outcome in a toast. Returns false if it was
   * not stored.
   */
  decide: (moderation: Moderation) => Promise<boolean>;
}

/** Stores decisions about a post, one at a time. Each can be undone. */
export function useModeration(post: ModeratedPost): Moderating {
  const actorUid = useLeader();
  const [isUnderway, run] = useUnderway();

  async function decide(moderation: Moderation): Promise<boolean> {
    const { action } = moderation;
    const fields = moderatedFields(moderation);
    const before = fieldsBefore(moderation, post);
    const decision = { postId: post.id, action, fields, before, actorUid };
    try {
      const settled = await storeDecision(decision);
      toastDecided(action, () => void undo(decision, settled));
      return true;
    } catch (error) {
      console.error(`${action} was not stored`, error);
      if (error instanceof PostChangedError) {
        toastChangedByOther();
      } else {
        toastNotDecided();
      }
      return false;
    }
  }

  return { isUnderway, decide: async (moderation) => (await run(() => decide(moderation))) ?? false };
}

// Depends on no component, because the post may have left the list.
async function undo(decision: Decision, settled: readonly DocumentReference[]): Promise<void> {
  try {
    await undoDecision(decision, settled);
    toastUndone();
  } catch (error) {
    console.error(`${decision.action} was not undone`, error);
    toastNotDecided();
  }
}
