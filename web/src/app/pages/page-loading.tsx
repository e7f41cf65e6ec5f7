import { t } from '@prayer-community/i18n/text';
/** Fills the place of the first screen while its code arrives. */
export function PageLoading() {
  return <p role="status">{t('Loading...')}</p>;
}
