import { styled } from '@mui/material/styles';

/** The form of a staff screen before the sign-in: few fields, a narrow column. */
export const StaffForm = styled('form')({ display: 'grid', gap: 20, maxWidth: 420 });

/** The buttons and links below the fields. */
export const FormActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
});
