import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type ReactNode, useId, useState } from 'react';

const Container = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& > div:empty': { display: 'none' },
});

interface HistoryProps {
  /** The id of the element that the history is about. */
  describedBy: string;
  children: () => ReactNode;
}

/** A history of who did what and when. It is not read until it is opened. */
export function History({ describedBy, children }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <Container>
      <Button
        aria-expanded={isOpen}
        aria-controls={contentId}
        aria-describedby={describedBy}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        sx={TOGGLE}
      >
        {isOpen ? t('Hide history') : t('Show history')}
      </Button>
      <div id={contentId}>{isOpen && children()}</div>
    </Container>
  );
}

const TOGGLE = { minHeight: 44, px: 1.5, mx: -1.5 };
