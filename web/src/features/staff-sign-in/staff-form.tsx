import { styled } from '@mui/material/styles';

export const StaffForm = styled('form')({ display: 'grid', gap: 20, maxWidth: 420 });

export const FormActions = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
}));

/** The `sx` of a secondary button. Aligns it with the fields, like a link. */
export const QUIET_BUTTON = {
  px: 0,
  minWidth: 0,
  '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
} as const;

/** The `sx` of the primary button. Easy to reach on a phone. */
export const MAIN_BUTTON = { justifySelf: { xs: 'stretch', sm: 'start' } } as const;
