import { t } from '@prayer-community/i18n/text';
import { loadable } from '../../../ui/loadable.tsx';

export function LoadingRequest() {
  return <p role="status">{t('Loading prayer request…')}</p>;
}

/** The card of the open request. The list does without its code, so the dashboard loads it afterwards. */
export const OpenCard = loadable(
  async () => (await import('../card/request-card.tsx')).RequestCard,
  LoadingRequest,
);
