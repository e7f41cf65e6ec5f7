import type { FormSource } from '@prayer-community/domain/request-form/request-choices';
import { createContext, use } from 'react';
import type { SentRequest } from './status-link/sent-request.ts';

/** Where the form stands. */
export interface FormContextValue {
  source: FormSource;
  /** False on a device that somebody else uses next: nothing is written to it, and the browser suggests nothing. */
  savesDraft: boolean;
  /** What follows a request that was sent, with what there is to say of its status page; null for the site's own confirmation. */
  onSent: ((sent: SentRequest | null) => void) | null;
  /** Called while somebody speaks, as they touch nothing. */
  onSpeaking?: () => void;
  /** Called when a request begins and ends to be sent. */
  onSending?: (isSending: boolean) => void;
}

export const SITE_FORM: FormContextValue = { source: 'web', savesDraft: true, onSent: null };

export const FormContext = createContext(SITE_FORM);

/** What a browser may suggest in a field: nothing where somebody else would read it. */
export function useAutocomplete(): (token: string) => string {
  const { savesDraft } = use(FormContext);
  return (token) => (savesDraft ? token : 'off');
}
