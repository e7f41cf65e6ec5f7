import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Any address that the product does not know. */
export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found">Oops! Page not found</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, fontSize: '1.125rem' }}>
        The address may have been mistyped, or the page may have moved.
      </Typography>
      <Button component={Link} to={PATHS.requestPrayer} variant="contained">
        Return to Home
      </Button>
    </>
  );
}
