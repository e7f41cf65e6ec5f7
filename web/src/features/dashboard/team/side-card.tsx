import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Card = styled('section')(({ theme }) => ({
  padding: 20,
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '1.25rem',
  margin: '0 0 8px',
}));

/** A card of leadership beside the list of requests. */
export function SideCard({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {children}
    </Card>
  );
}
