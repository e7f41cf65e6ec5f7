import Typography from '@mui/material/Typography';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/`: a visitor asks for prayer. */
export function RequestPrayerPage() {
  return (
    <>
      <PageHeading>Request Prayer</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.125rem' }}>
        Submit your prayer requests and connect with our prayer community
      </Typography>
    </>
  );
}
