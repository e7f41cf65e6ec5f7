import type { FormSource } from '@prayer-community/domain/request-form/request-choices';
import { createContext, use } from 'react';
import type { SentRequest } from './status-link/sent-request.ts';

export interface FormContextValue {
  source: FormSource;
  /** False on a device shared with others or in a frame. Nothing is stored, and the browser suggests nothing. */
  savesDraft: boolean;
  /** Called after a request was sent, with its status page if it has one. If null, the site's confirmation page opens instead. */
  onSent: ((sent: SentRequest | null) => void) | null;
  /** Called while the visitor is recording, because they touch nothing meanwhile. */
  onSpeaking?: () => void;
  onSending?: (isSending: boolean) => void;
}

export const SITE_FORM: FormContextValue = { source: 'web', savesDraft: true, onSent: null };

export const FormContext = createContext(SITE_FORM);

/** Returns the `autocomplete` value for a field. Turns suggestions off if someone else could see them. */
export function useAutocomplete(): (token: string) => string {
  const { savesDraft } = use(FormContext);
  return (token) => (savesDraft ? token : 'off');
}
