import { isPermissionDenied } from '../../../firebase/is-permission-denied.ts';
import { useTabDraft } from '../../../ui/form/use-tab-draft.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { toastWithReason } from '../../../ui/toast/toast-with-reason.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { isOwnPost } from '../posts/own-posts.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { WALL_TOASTS } from '../wall-toasts.ts';

interface Answering {
  /** The typed testimony. Stays until it is stored. */
  testimony: string;
  changeTestimony: (testimony: string) => void;
  isUnderway: boolean;
  markAnswered: () => void;
  unmarkAnswered: () => void;
}

/** Refused marks mention the wait that the rules demand between two. */
const notAnswered = (error: unknown): Toast =>
  isPermissionDenied(error) ? WALL_TOASTS.notAnsweredAgain : WALL_TOASTS.notAnswered;

/** Marks a post as answered or undoes that, and shows the outcome in a toast. Ignores calls while a change is underway. */
export function useAnswering(post: Pick<WallPost, 'id' | 'testimony'>): Answering {
  const [testimony, changeTestimony] = useTabDraft(`wall-testimony.${post.id}`);
  const [isUnderway, run] = useUnderway();

  function change(act: () => Promise<Toast>, failed: (error: unknown) => Toast): void {
    void run(async () => {
      try {
        await showToast(await act());
      } catch (error) {
        console.warn('A post was not changed', error);
        await showToast(toastWithReason(failed(error), error));
      }
    });
  }

  async function mark(): Promise<Toast> {
    const { markAnswered } = await import('./mark-answered.ts');
    // What was typed while signed in as the author stays here, but only the author may add it.
    const sent = isOwnPost(post.id) ? testimony : '';
    const answered = await markAnswered(post.id, sent);
    // The author may have typed on meanwhile.
    changeTestimony((typed) => (typed === sent ? '' : typed));
    return answered === 'waiting' ? WALL_TOASTS.answeredForApproval : WALL_TOASTS.answered;
  }

  async function unmark(): Promise<Toast> {
    const { unmarkAnswered } = await import('./mark-answered.ts');
    // The post loses its testimony. Its author finds it in the form, even if the response is lost.
    changeTestimony((typed) => typed || (post.testimony ?? ''));
    await unmarkAnswered(post.id);
    return WALL_TOASTS.unanswered;
  }

  return {
    testimony,
    changeTestimony,
    isUnderway,
    markAnswered: () => change(mark, notAnswered),
    unmarkAnswered: () => change(unmark, () => WALL_TOASTS.notUnanswered),
  };
}
