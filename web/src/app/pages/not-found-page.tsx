import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Any address that the product does not know. */
export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found">Oops! Page not found</PageHeading>
      <Lead>The address may have been mistyped, or the page may have moved.</Lead>
      <Button component={Link} to={PATHS.requestPrayer} variant="contained">
        Return to Home
      </Button>
    </>
  );
}
