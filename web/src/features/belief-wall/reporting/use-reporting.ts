import { type RefCallback, type RefObject, useRef, useState } from 'react';
import { showToast } from '../../../ui/toast/toast.ts';
import { toastWithReason } from '../../../ui/toast/toast-with-reason.ts';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import type { CardQuestionState } from '../posts/use-card-questions.ts';
import { WALL_TOASTS } from '../wall-toasts.ts';

export interface Reporting {
  isAsking: boolean;
  isUnderway: boolean;
  isReported: boolean;
  ask: () => void;
  report: () => void;
  cancel: () => void;
  openerRef: RefCallback<HTMLButtonElement>;
  questionRef: RefObject<HTMLDivElement | null>;
}

/** Reports a post once the visitor has confirmed that, and shows the outcome in a toast. */
export function useReporting(postId: string, question: CardQuestionState): Reporting {
  const [isReported, setIsReported] = useState(false);
  const [isUnderway, run] = useUnderway();
  const opener = useRestoreFocus<HTMLButtonElement>();
  const questionRef = useRef<HTMLDivElement>(null);

  function endQuestion(): void {
    const asked = questionRef.current;
    // Safari does not focus a button that is clicked.
    if (asked && (document.activeElement === document.body || asked.contains(document.activeElement))) {
      opener.expectBack();
    }
    question.close();
  }

  async function report(): Promise<void> {
    try {
      const { reportPost } = await import('./report-post.ts');
      await reportPost(postId);
      setIsReported(true);
      endQuestion();
      await showToast(WALL_TOASTS.reported);
    } catch (error) {
      console.warn('A post was not reported', error);
      endQuestion();
      await showToast(toastWithReason(WALL_TOASTS.notReported, error));
    }
  }

  return {
    isAsking: question.isOpen,
    isUnderway,
    isReported,
    ask: question.open,
    report: () => void run(report),
    cancel: endQuestion,
    openerRef: opener.ref,
    questionRef,
  };
}
