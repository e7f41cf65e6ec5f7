import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';

/** As high as the list that comes in its place: what is below it does not move. */
const Status = styled('p')({ minHeight: '100dvh', margin: 0 });

/** Says that the requests are on their way. */
export function LoadingRequests() {
  return <Status role="status">{t('Loading prayer requests…')}</Status>;
}
