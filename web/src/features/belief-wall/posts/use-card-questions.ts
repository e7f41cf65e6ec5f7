import { useState } from 'react';
import type { WallPost } from './wall-post.ts';

type QuestionName = 'report' | 'answered';

/** A question at the end of a card. */
export interface CardQuestionState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The questions that a card can ask. Opening one closes the other. */
export function useCardQuestions({ is_answered }: Pick<WallPost, 'is_answered'>) {
  const [asked, setAsked] = useState<QuestionName | null>(null);
  // The form must not open again by itself, and take the focus, when the mark is undone.
  if (is_answered && asked === 'answered') {
    setAsked(null);
  }
  return (name: QuestionName): CardQuestionState => ({
    isOpen: asked === name,
    open: () => setAsked(name),
    close: () => setAsked((current) => (current === name ? null : current)),
  });
}
