import { t } from '@prayer-community/i18n/text';

export function PageLoading() {
  return <p role="status">{t('Loading...')}</p>;
}
