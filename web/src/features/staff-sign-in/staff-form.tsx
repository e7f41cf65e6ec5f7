import { styled } from '@mui/material/styles';

/** The form of a staff screen before the sign-in: few fields, a narrow column. */
export const StaffForm = styled('form')({ display: 'grid', gap: 20, maxWidth: 420 });

/** The buttons and links below the fields; on a phone one below the other. */
export const FormActions = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
}));

/** For the `sx` of a button beside the one that matters: it lines up with the fields, as a link does. */
export const QUIET_BUTTON = {
  px: 0,
  minWidth: 0,
  '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
} as const;

/** For the `sx` of the button that matters: easy to reach on a phone. */
export const MAIN_BUTTON = { justifySelf: { xs: 'stretch', sm: 'start' } } as const;
