import { styled } from '@mui/material/styles';
import { answeredPaper, paper } from '../../ui/paper.ts';

export const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

export const SectionTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
});

export const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  outline: 'none',
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

export const Cards = styled('ul')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });

export const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '20px 20px 22px',
  ...paper(theme),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { padding: '24px 28px 26px' },
  '&[data-answered="true"]': answeredPaper(theme),
}));
