import type { SeenMember } from '@prayer-community/domain/staff/presence-expiry';
import { createContext, type ReactNode } from 'react';
import { useDashboard } from '../dashboard-context.ts';
import { useAnnouncePresence } from './use-announce-presence.ts';
import { usePresent } from './use-present.ts';
import { WritingContext } from './writing-context.ts';

/** The staff members who have the request open, including the reader. */
export const PresentContext = createContext<readonly SeenMember[]>([]);

interface PresenceScopeProps {
  /** Null until the request is known to be readable. */
  requestId: string | null;
  children: ReactNode;
}

/** Wraps an open request. Announces that the member has it open, and follows who else does. */
export function PresenceScope({ requestId, children }: PresenceScopeProps) {
  const { actor } = useDashboard();
  const announceWriting = useAnnouncePresence(actor.uid, requestId);
  const present = usePresent(requestId);
  return (
    <WritingContext value={announceWriting}>
      <PresentContext value={present}>{children}</PresentContext>
    </WritingContext>
  );
}
