import { useState } from 'react';
import { useTabDraft } from '../../../ui/form/use-tab-draft.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { failedToast, WALL_TOASTS } from '../wall-toasts.ts';

interface Answering {
  /** The typed testimony. Stays until it is stored. */
  testimony: string;
  changeTestimony: (testimony: string) => void;
  isUnderway: boolean;
  markAnswered: () => void;
  unmarkAnswered: () => void;
}

/** Marks a post as answered or undoes that, and shows the outcome in a toast. Ignores calls while a change is underway. */
export function useAnswering(postId: string): Answering {
  const [testimony, changeTestimony] = useTabDraft(`wall-testimony.${postId}`);
  const [isUnderway, setIsUnderway] = useState(false);

  async function change(act: () => Promise<Toast>, failed: Toast): Promise<void> {
    if (isUnderway) {
      return;
    }
    setIsUnderway(true);
    try {
      await showToast(await act());
    } catch (error) {
      console.warn('A post was not changed', error);
      await showToast(failedToast(error, failed));
    } finally {
      setIsUnderway(false);
    }
  }

  async function mark(): Promise<Toast> {
    const { markAnswered } = await import('./mark-answered.ts');
    const answered = await markAnswered(postId, testimony);
    // The author may have typed on meanwhile.
    changeTestimony((typed) => (typed === testimony ? '' : typed));
    return answered === 'waiting' ? WALL_TOASTS.answeredForApproval : WALL_TOASTS.answered;
  }

  async function unmark(): Promise<Toast> {
    const { unmarkAnswered } = await import('./mark-answered.ts');
    await unmarkAnswered(postId);
    return WALL_TOASTS.unanswered;
  }

  return {
    testimony,
    changeTestimony,
    isUnderway,
    markAnswered: () => void change(mark, WALL_TOASTS.notAnswered),
    unmarkAnswered: () => void change(unmark, WALL_TOASTS.notUnanswered),
  };
}
