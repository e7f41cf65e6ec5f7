import { styled } from '@mui/material/styles';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChapelMark } from '../../ui/chapel-mark.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 240px' } });

/** `/prayer-confirmation`: the request has arrived. */
export function PrayerConfirmationPage() {
  return (
    <>
      <ChapelMark sizePx={96} />
      <PageHeading>Prayer request submitted</PageHeading>
      <Lead>
        Thank you for trusting us with this. Our prayer team has received your request and will lift it up in
        prayer. You are not alone.
      </Lead>
      <Ways>
        <ButtonLink to={PATHS.beliefWall}>Visit Belief Wall</ButtonLink>
        <ButtonLink to={PATHS.requestPrayer} look="outlined">
          Submit Another Request
        </ButtonLink>
      </Ways>
    </>
  );
}
