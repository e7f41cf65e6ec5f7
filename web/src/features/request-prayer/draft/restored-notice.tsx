import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import { FormQuestion, noticeBackground } from '../form-question.tsx';

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 20px',
  borderRadius: 20,
  background: noticeBackground(theme, 22),
}));

const Text = styled('span')({ flex: '1 1 11rem' });
const ClearButton = styled(Button)({ flex: 'none', paddingInline: 16 });

export interface RestoredNoticeProps {
  isDisabled: boolean;
  onClear: () => void;
}

/** Says that an earlier draft was restored, and offers to clear it in case the device is shared. Asks before clearing. */
export function RestoredDraftNotice(props: RestoredNoticeProps) {
  return <ClearDraftNotice {...props} text={t('We restored what you entered earlier on this device.')} />;
}

export function RestoredWithoutRecording(props: RestoredNoticeProps) {
  return (
    <ClearDraftNotice
      {...props}
      text={t('We restored what you entered earlier, but your recording couldn’t be saved on this device.')}
    />
  );
}

function ClearDraftNotice({ text, isDisabled, onClear }: RestoredNoticeProps & { text: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRestoreFocus<HTMLButtonElement>();

  function keep(): void {
    opener.expectBack();
    setIsAsking(false);
  }

  // Sending answers the question. It must not come back and take the focus from what the form reports.
  if (isAsking && isDisabled) {
    setIsAsking(false);
  }
  if (isAsking) {
    return (
      <FormQuestion text={t('Clear everything you entered, including a recording? This can’t be undone.')}>
        <Button type="button" onClick={keep}>
          {t('Keep It')}
        </Button>
        <Button type="button" look="outlined" onClick={onClear}>
          {t('Clear Everything')}
        </Button>
      </FormQuestion>
    );
  }
  return (
    <Notice>
      <Text>{text}</Text>
      <ClearButton
        ref={opener.ref}
        type="button"
        look="text"
        aria-disabled={isDisabled}
        onClick={() => setIsAsking(!isDisabled)}
      >
        {t('Clear form')}
      </ClearButton>
    </Notice>
  );
}
