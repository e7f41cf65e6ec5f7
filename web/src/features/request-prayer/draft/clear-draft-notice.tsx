import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Button } from '../../../ui/button.tsx';

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 20px',
  borderRadius: 20,
  background: `color-mix(in srgb, #f2bd62 22%, ${theme.vars?.palette.background.paper})`,
}));

const ClearButton = styled(Button)({ flex: 'none', paddingInline: 16 });

/** Says that an earlier draft was restored, and offers to clear it in case the device is shared. */
export function ClearDraftNotice({ isDisabled, onClear }: { isDisabled: boolean; onClear: () => void }) {
  return (
    <Notice>
      <span>{t('We restored what you entered earlier on this device.')}</span>
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
