import type { WallPostForm } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { preloadFunctions } from '../../../firebase/call-function.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { readTabDraft, sendTabDraft } from '../../../ui/form/use-tab-draft.ts';
import { preloadToasts, showToast } from '../../../ui/toast/toast.ts';
import { toastWithReason } from '../../../ui/toast/toast-with-reason.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { WALL_TOASTS } from '../wall-toasts.ts';

export const EMPTY_FORM: WallPostForm = { content: '', authorName: '' };

export const DRAFT_SUBJECTS = { content: 'wall-post.content', authorName: 'wall-post.author' };

function readDraft(): WallPostForm {
  return {
    content: readTabDraft(DRAFT_SUBJECTS.content),
    authorName: readTabDraft(DRAFT_SUBJECTS.authorName),
  };
}

const loadValidation = () => import('./share-validation.ts');
const loadPosting = () => import('./post-to-wall.ts');

export async function preloadSharing(): Promise<void> {
  preloadToasts();
  await Promise.all([loadValidation(), loadPosting(), preloadFunctions()]);
}

/** Lets the form open before its validation is loaded. Submitting waits for it. */
const lazyResolver: Resolver<WallPostForm> = async (values, context, options) => {
  const { validatePost } = await loadValidation();
  return validatePost(values, context, options);
};

interface Sharing {
  form: UseFormReturn<WallPostForm>;
  /** A preview of the post while it is being sent. Null otherwise. */
  outgoing: WallPost | null;
  isUnderway: boolean;
  share: () => void;
}

/** Shares the form's content. Ignores calls while a share is underway, and keeps the typed text until the post is stored. */
export function useSharing(): Sharing {
  const [opened] = useState(readDraft);
  const form = useForm<WallPostForm>({ defaultValues: opened, resolver: lazyResolver });
  const [outgoing, setOutgoing] = useState<WallPost | null>(null);
  const [isUnderway, run] = useUnderway();
  const attempt = useAttempt(DRAFT_SUBJECTS.content);

  async function post(values: WallPostForm): Promise<void> {
    const forgetDraft = [sendTabDraft(DRAFT_SUBJECTS.content), sendTabDraft(DRAFT_SUBJECTS.authorName)];
    const { postToWall, previewPost } = await loadPosting();
    const postId = attempt.idFor(values);
    setOutgoing(previewPost(postId, values));
    const posted = await postToWall(postId, values);
    attempt.end(postId);
    for (const forget of forgetDraft) {
      forget();
    }
    await showToast(posted === 'shared' ? WALL_TOASTS.shared : WALL_TOASTS.sharedForApproval);
  }

  async function share(): Promise<void> {
    try {
      await form.handleSubmit(post)();
    } catch (error) {
      console.warn('A prayer request was not shared', error);
      await showToast(toastWithReason(WALL_TOASTS.notShared, error));
    } finally {
      setOutgoing(null);
    }
  }

  return { form, outgoing, isUnderway, share: () => void run(share) };
}
