import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { paper } from '../../ui/paper.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: '24px 20px 28px',
  ...paper(theme),
  [theme.breakpoints.up('sm')]: { padding: '32px 36px 36px' },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: 20 },
}));

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Section>
  );
}
