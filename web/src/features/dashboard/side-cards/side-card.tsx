import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { Chevron } from '../../../ui/chevron.tsx';

const Card = styled('section')(({ theme }) => ({
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
}));

const Toggle = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 56,
  padding: '8px 16px',
  gap: 8,
  textAlign: 'start',
  border: 0,
  borderRadius: 16,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '& svg': { flex: 'none', transition: 'transform 150ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const Content = styled('div')({ padding: '8px 16px 20px' });

interface SideCardProps {
  heading: string;
  /** False if the content is costly to load and seldom viewed. By default, depends on the room beside the list. */
  startsOpen?: boolean;
  onShown?: (isShown: boolean) => void;
  children: ReactNode;
}

/** A collapsible card. */
export function SideCard({ heading, startsOpen, onShown, children }: SideCardProps) {
  const hasRoom = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const headingId = useId();
  const contentId = useId();
  const isOpen = isWanted ?? startsOpen ?? hasRoom;
  return (
    <Card aria-labelledby={headingId}>
      <Heading id={headingId}>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => {
            setIsWanted(!isOpen);
            onShown?.(!isOpen);
          }}
        >
          {heading}
          <Chevron to="down" />
        </Toggle>
      </Heading>
      {isOpen && <Content id={contentId}>{children}</Content>}
    </Card>
  );
}
