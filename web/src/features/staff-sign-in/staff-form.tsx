import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { AnnouncedErrorsContext } from '../../ui/form/announced-errors.ts';

const Form = styled('form')({ display: 'grid', gap: 20, maxWidth: 420 });

/** A form whose errors are announced, because Enter leaves the focus in its field. */
export function StaffForm(props: ComponentProps<'form'>) {
  return (
    <AnnouncedErrorsContext value>
      <Form noValidate {...props} />
    </AnnouncedErrorsContext>
  );
}

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
