import { styled } from '@mui/material/styles';
import type { CircleDetails } from '@prayer-community/domain/prayer-circles/circle-form';
import { counted } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import type { Identified } from '../../firebase/parse-documents.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Actions, Card, Quiet } from './stack.tsx';

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h2, fontSize: '1.25rem', margin: 0 }));

interface CircleCardProps {
  circle: Identified<CircleDetails>;
  /** The number of members, or why the circle is shown. */
  note: string;
  children: ReactNode;
}

export function CircleCard({ circle, note, children }: CircleCardProps) {
  const { id, name, description, topic } = circle;
  return (
    <Card tabIndex={-1} data-card={id}>
      <Name dir="auto">{name}</Name>
      {description && <Quiet dir="auto">{description}</Quiet>}
      <Actions>
        {topic && <Badge tone="blue">{topic}</Badge>}
        <Quiet>{note}</Quiet>
      </Actions>
      <Actions>{children}</Actions>
    </Card>
  );
}

export function memberCount(count: number): string {
  return counted(count, '1 member', '{count} members');
}
