import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';

/** As tall as the list that replaces it, so nothing below it moves. */
const Status = styled('p')({ minHeight: '100dvh', margin: 0 });

export function LoadingRequests() {
  return <Status role="status">{t('Loading prayer requests…')}</Status>;
}
