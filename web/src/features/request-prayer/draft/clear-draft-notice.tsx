import { styled } from '@mui/material/styles';
import { Button } from '../../../ui/button.tsx';

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 12px 10px 20px',
  borderRadius: 20,
  background: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 10%, transparent)`,
}));

/** Says that an earlier draft is open again, and offers to clear it: the device may be shared. */
export function ClearDraftNotice({ onClear }: { onClear: () => void }) {
  return (
    <Notice>
      <span>We kept what you entered before on this device.</span>
      <Button type="button" look="text" onClick={onClear}>
        Clear form
      </Button>
    </Notice>
  );
}
