import type { PresenceActivity } from '@prayer-community/domain/staff/presence';
import { createContext } from 'react';

/** Called when a member starts or stops writing. */
export type AnnounceWriting = (written: PresenceActivity, isWriting: boolean) => void;

/** Announces nothing outside a `PresenceScope`. */
export const WritingContext = createContext<AnnounceWriting>(() => {});
