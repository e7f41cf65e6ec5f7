import type { PresenceActivity } from '@prayer-community/domain/staff/presence';
import { createContext } from 'react';

/** Called where a member begins or ends to write. */
export type AnnounceWriting = (written: PresenceActivity, isWriting: boolean) => void;

/** Without a presence around them, parts announce to nobody. */
export const WritingContext = createContext<AnnounceWriting>(() => {});
