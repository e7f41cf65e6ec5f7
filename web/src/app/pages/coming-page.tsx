import Typography from '@mui/material/Typography';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A screen that is not built yet. */
export function ComingPage({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: '1.125rem' }}>
        {text}
      </Typography>
    </>
  );
}
