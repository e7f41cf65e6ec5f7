import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 240px' } });

/** `/prayer-confirmation`: the request has arrived. */
export function PrayerConfirmationPage() {
  return (
    <>
      <PageHeading>Prayer request submitted</PageHeading>
      <Lead>
        Thank you for trusting us with this. Our prayer team has received your request and will lift it up in
        prayer. You are not alone.
      </Lead>
      <Ways>
        <Button component={Link} to={PATHS.beliefWall} variant="contained">
          Visit Belief Wall
        </Button>
        <Button component={Link} to={PATHS.requestPrayer} variant="outlined">
          Submit Another Request
        </Button>
      </Ways>
    </>
  );
}
