import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';

const Slot = styled('div')({ flex: '1 0 100%', marginTop: 8 });

interface QuestionSlotProps {
  isUnderway: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** The end of a card, where it asks a question. Escape cancels. */
export function QuestionSlot({ isUnderway, onCancel, children }: QuestionSlotProps) {
  function handleKey({ key, nativeEvent }: KeyboardEvent): void {
    if (key === 'Escape' && !isUnderway && !nativeEvent.isComposing) {
      onCancel();
    }
  }
  return <Slot onKeyDown={handleKey}>{children}</Slot>;
}
