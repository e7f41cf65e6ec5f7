import { styled } from '@mui/material/styles';
import { type ReactNode, use } from 'react';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { PresentContext } from './presence-scope.tsx';
import { presenceTexts } from './presence-texts.ts';
import { usePresenceAnnouncement } from './use-presence-announcement.ts';

const LINE_HEIGHT = 1.35;
const LINES = 2;

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  position: 'relative',
});

/** Reserves its space before anyone appears, so nothing moves. If the text is large, it wraps to its own line. */
const Room = styled('div')({
  flex: '1 1 10rem',
  minWidth: 0,
  display: 'grid',
  alignItems: 'center',
  fontSize: '0.8125rem',
  lineHeight: LINE_HEIGHT,
  minHeight: `${LINES * LINE_HEIGHT}em`,
});

const Present = styled('p')(({ theme }) => ({
  margin: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: LINES,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontWeight: 600,
  color: theme.vars?.palette.text.secondary,
}));

export function PresenceRow({ children }: { children: ReactNode }) {
  const { team, actor } = useDashboard();
  const texts = presenceTexts(use(PresentContext), team, actor.uid);
  const announcement = usePresenceAnnouncement(texts);
  return (
    <Row>
      {children}
      <Room>{texts.length > 0 && <Present>{texts.map((entry) => entry.text).join(' · ')}</Present>}</Room>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Row>
  );
}
