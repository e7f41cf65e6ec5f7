import { styled } from '@mui/material/styles';
import { FormProblem } from './form-problem.ts';

export const FormColumn = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  paddingTop: 4,
});

export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

export const PinnedProblem = styled(FormProblem)({ padding: '12px 24px 0' });
