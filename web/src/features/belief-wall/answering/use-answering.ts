import { useState } from 'react';
import { showToast } from '../../../ui/toast/toast.ts';
import { WALL_TOASTS } from '../wall-toasts.ts';

interface Answering {
  /** What is typed; kept when the wall refuses. */
  testimony: string;
  changeTestimony: (testimony: string) => void;
  isUnderway: boolean;
  markAnswered: () => void;
}

/** Marks a post as answered once, however often it is asked to, and says how it went. */
export function useAnswering(postId: string): Answering {
  const [testimony, changeTestimony] = useState('');
  const [isUnderway, setIsUnderway] = useState(false);

  async function answer(): Promise<void> {
    setIsUnderway(true);
    try {
      const { markAnswered } = await import('./mark-answered.ts');
      await markAnswered(postId, testimony);
      await showToast(WALL_TOASTS.answered);
    } catch (error) {
      console.warn('A post was not marked as answered', error);
      await showToast(WALL_TOASTS.notAnswered);
    } finally {
      setIsUnderway(false);
    }
  }

  return {
    testimony,
    changeTestimony,
    isUnderway,
    markAnswered: () => {
      if (!isUnderway) {
        void answer();
      }
    },
  };
}
