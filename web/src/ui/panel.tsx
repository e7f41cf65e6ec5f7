import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { paper } from './paper.ts';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 20,
  padding: '24px 20px 28px',
  ...paper(theme),
  '& > :last-child': { marginBottom: 0 },
  [theme.breakpoints.up('sm')]: { padding: '28px 32px 32px' },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Frame>
  );
}
