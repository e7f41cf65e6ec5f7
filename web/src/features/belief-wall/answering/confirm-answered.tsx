import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { useFormFocus } from '../../../ui/testimony/use-form-focus.ts';

const Box = styled('div')({ display: 'grid', gap: 12, '&:focus': { outline: 'none' } });
const Question = styled('p')({ margin: 0 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' });

interface ConfirmAnsweredProps {
  isUnderway: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a visitor marks another person's post, because only its author can undo that. */
export function ConfirmAnswered({ isUnderway, onConfirm, onCancel }: ConfirmAnsweredProps) {
  const questionId = useId();
  const group = useRef<HTMLDivElement>(null);
  useFormFocus(group);
  return (
    <Box ref={group} role="group" aria-labelledby={questionId} tabIndex={-1}>
      <Question id={questionId}>
        {t('Has this prayer been answered? Only its author can undo this.')}
      </Question>
      <Buttons>
        <Button type="button" aria-disabled={isUnderway} onClick={onConfirm}>
          {t('Mark as Answered')}
        </Button>
        <InlineButton
          type="button"
          look="text"
          aria-disabled={isUnderway}
          onClick={isUnderway ? undefined : onCancel}
        >
          {t('Cancel')}
        </InlineButton>
      </Buttons>
    </Box>
  );
}
