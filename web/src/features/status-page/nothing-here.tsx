import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { Ref } from 'react';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FocusableLead } from '../../ui/focusable-lead.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface NothingHereProps {
  reason: string;
  /** The reason, which is focusable by script. */
  ref?: Ref<HTMLParagraphElement>;
}

/** Shown instead of a request: why there is none, and where to go from here. The same page for every link that opens nothing. */
export function NothingHere({ reason, ref }: NothingHereProps) {
  return (
    <>
      <FocusableLead ref={ref} tabIndex={-1} role="status">
        {reason}
      </FocusableLead>
      <Actions>
        <ButtonLink to={PATHS.requestPrayer}>{t('Request Prayer')}</ButtonLink>
        <ButtonLink to={PATHS.beliefWall} look="outlined">
          {t('Visit Belief Wall')}
        </ButtonLink>
      </Actions>
    </>
  );
}
