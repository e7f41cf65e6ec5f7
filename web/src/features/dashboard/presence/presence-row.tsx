import { styled } from '@mui/material/styles';
import { type ReactNode, use } from 'react';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { PresentContext } from './presence-scope.tsx';
import { presenceTexts } from './presence-texts.ts';
import { usePresenceAnnouncement } from './use-presence-announcement.ts';

/** It has the room of two lines before anybody comes, so that nothing moves. */
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 'max(44px, 2.75rem)',
  position: 'relative',
  '& > button': { flexShrink: 0 },
});

const Present = styled('p')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.35,
  color: theme.vars?.palette.text.secondary,
}));

/** The head of the open request, with who else has it open. */
export function PresenceRow({ children }: { children: ReactNode }) {
  const { team, actor } = useDashboard();
  const texts = presenceTexts(use(PresentContext), team, actor.uid);
  const announcement = usePresenceAnnouncement(texts);
  return (
    <Row>
      {children}
      {texts.length > 0 && <Present>{texts.map((entry) => entry.text).join(' · ')}</Present>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Row>
  );
}
