import { styled } from '@mui/material/styles';
import { FormProblem } from './form-problem.ts';

/** A form of a dialog: its fields one below the other. */
export const FormColumn = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  paddingTop: 4,
});

/** Two fields side by side where there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** What is wrong with the form, between the fields that scroll and the buttons that stay. */
export const PinnedProblem = styled(FormProblem)({ padding: '12px 24px 0' });
