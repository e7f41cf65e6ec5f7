import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Shown instead of a request: why there is none, and where to go from here. The same page for every link that opens nothing. */
export function NothingHere({ reason }: { reason: string }) {
  return (
    <>
      <Lead role="status">{reason}</Lead>
      <Actions>
        <ButtonLink to={PATHS.requestPrayer}>{t('Request Prayer')}</ButtonLink>
        <ButtonLink to={PATHS.beliefWall} look="outlined">
          {t('Visit Belief Wall')}
        </ButtonLink>
      </Actions>
    </>
  );
}
