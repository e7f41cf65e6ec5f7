import Button from '@mui/material/Button';
import { t } from '@prayer-community/i18n/text';
import { loadable } from '../../../ui/loadable.tsx';

export function LoadingRequest() {
  return <p role="status">{t('Loading prayer request…')}</p>;
}

/** Shown instead of a card that fails or whose code cannot be loaded. The list beside it stays. */
export function FailedCard() {
  return (
    <>
      <p role="alert">{t('Something went wrong, or you lost your connection.')}</p>
      <Button variant="outlined" onClick={() => window.location.reload()} sx={{ justifySelf: 'start' }}>
        {t('Try Again')}
      </Button>
    </>
  );
}

/** The card of the open request. The list does without its code, so the dashboard loads it afterwards. */
export const OpenCard = loadable(
  async () => (await import('../card/request-card.tsx')).RequestCard,
  LoadingRequest,
);
