import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/prayer-confirmation`: the request has arrived. */
export function PrayerConfirmationPage() {
  return (
    <>
      <PageHeading>Prayer request submitted</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, fontSize: '1.125rem' }}>
        Thank you for trusting us with this. Our prayer team has received your request and will lift it up in
        prayer. You are not alone.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button component={Link} to={PATHS.beliefWall} variant="contained">
          Visit Belief Wall
        </Button>
        <Button component={Link} to={PATHS.requestPrayer} variant="outlined">
          Submit Another Request
        </Button>
      </Stack>
    </>
  );
}
