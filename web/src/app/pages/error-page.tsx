import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** What a visitor sees when a screen fails or cannot be loaded; links leave the broken page for a fresh one. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <>
      <PageHeading>Unexpected Application Error</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, fontSize: '1.125rem' }}>
        Something went wrong on our side. What you typed into the prayer request form is kept on this device.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()} sx={{ mr: 2 }}>
        Try Again
      </Button>
      <Button href={PATHS.requestPrayer}>Return to Home</Button>
    </>
  );
}
