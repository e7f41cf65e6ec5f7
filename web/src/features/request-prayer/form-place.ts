import type { RequestSource } from '@prayer-community/domain/request-choices';
import { createContext, use } from 'react';
import type { SentRequest } from './status-link/sent-request.ts';

/** Where the form stands. */
export interface FormPlace {
  source: RequestSource;
  /** False on a device that somebody else uses next: nothing is written to it, and the browser suggests nothing. */
  keepsDraft: boolean;
  /** What follows a request that was sent, with what there is to say of its status page; null for the site's own confirmation. */
  onSent: ((sent: SentRequest | null) => void) | null;
  /** Told while somebody speaks, for they touch nothing. */
  onSpeaking?: () => void;
}

export const ON_SITE: FormPlace = { source: 'web', keepsDraft: true, onSent: null };

export const FormPlaceContext = createContext(ON_SITE);

/** What a browser may suggest in a field: nothing where somebody else would read it. */
export function useSuggestions(): (token: string) => string {
  const { keepsDraft } = use(FormPlaceContext);
  return (token) => (keepsDraft ? token : 'off');
}
