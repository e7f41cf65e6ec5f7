import { styled } from '@mui/material/styles';
import { type ComponentProps, type RefObject, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { useFormFocus } from '../../../ui/testimony/use-form-focus.ts';

const Box = styled('div')({ display: 'grid', gap: 12, '&:focus': { outline: 'none' } });
const Text = styled('p')({ margin: 0 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' });

interface CardQuestionProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  confirmLabel: string;
  isUnderway: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation in a card. */
export function CardQuestion({
  ref,
  text,
  confirmLabel,
  look,
  isUnderway,
  onConfirm,
  onCancel,
}: CardQuestionProps) {
  const textId = useId();
  useFormFocus(ref);
  return (
    <Box ref={ref} role="group" aria-labelledby={textId} tabIndex={-1}>
      <Text id={textId}>{text}</Text>
      <Buttons>
        <Button type="button" look={look} aria-disabled={isUnderway} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <CancelButton isUnderway={isUnderway} onCancel={onCancel} />
      </Buttons>
    </Box>
  );
}
