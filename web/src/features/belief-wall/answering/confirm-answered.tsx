import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { useFormFocus } from '../../../ui/testimony/use-form-focus.ts';

const Box = styled('div')({ display: 'grid', gap: 12 });
const Question = styled('p')({ margin: 0 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' });

interface ConfirmAnsweredProps {
  isUnderway: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a visitor marks another person's post, because only its author can undo that. */
export function ConfirmAnswered({ isUnderway, onConfirm, onCancel }: ConfirmAnsweredProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  useFormFocus(confirm);
  return (
    <Box>
      <Question>{t('Has this prayer been answered? Only its author can undo this.')}</Question>
      <Buttons>
        <Button ref={confirm} type="button" aria-disabled={isUnderway} onClick={onConfirm}>
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
