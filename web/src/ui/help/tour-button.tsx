import Button from '@mui/material/Button';
import { t } from '@prayer-community/i18n/text';
import { useNavigate } from 'react-router-dom';
import { TOUR_LINK } from './tour-link.ts';

export function TourButton({ onStart }: { onStart?: () => void }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="outlined"
      onClick={() => {
        onStart?.();
        void navigate(TOUR_LINK.to, { state: TOUR_LINK.state });
      }}
    >
      {t('Take the Tour')}
    </Button>
  );
}
