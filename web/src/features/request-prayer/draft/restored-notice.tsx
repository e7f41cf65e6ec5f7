import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Button } from '../../../ui/button.tsx';

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 20px',
  borderRadius: 20,
  background: `color-mix(in srgb, #f2bd62 22%, ${theme.vars?.palette.background.paper})`,
}));

const Text = styled('span')({ flex: '1 1 11rem' });
const ClearButton = styled(Button)({ flex: 'none', paddingInline: 16 });

export interface RestoredNoticeProps {
  isDisabled: boolean;
  onClear: () => void;
}

/** Says that an earlier draft was restored, and offers to clear it in case the device is shared. */
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
  return (
    <Notice>
      <Text>{text}</Text>
      <ClearButton
        type="button"
        look="text"
        aria-disabled={isDisabled}
        onClick={() => isDisabled || onClear()}
      >
        {t('Clear form')}
      </ClearButton>
    </Notice>
  );
}
