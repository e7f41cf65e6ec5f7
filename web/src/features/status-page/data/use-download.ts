import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { refusalText } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { callFunction } from '../../../firebase/call-function.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { callFailureToast, errorToast } from '../../../ui/toast/error-toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useUnderway } from '../../../ui/use-underway.ts';

type Wanted = 'everything' | 'recording';

/** A recording is up to 7.7 MB in base64, and the SDK counts the time that its transfer takes. */
const TIMEOUT_MS = 15 * MINUTE_MS;

interface Download {
  /** What is being downloaded. Null if nothing is. */
  underway: Wanted | null;
  save: (wanted: Wanted) => void;
}

/** Saves the request's data on the requester's device: everything as JSON, or the original recording. */
export function useDownload(statusKey: string): Download {
  const [isUnderway, run] = useUnderway();
  const [latest, setLatest] = useState<Wanted | null>(null);

  async function download(wanted: Wanted): Promise<void> {
    setLatest(wanted);
    try {
      const options = { timeout: TIMEOUT_MS };
      const response = await callFunction('downloadPrayerRequest', { key: statusKey }, options);
      if (!response.success) {
        await showToast(errorToast(refusalText(response)));
      } else if (wanted === 'everything') {
        saveFile('prayer-request.json', [JSON.stringify(response.record, null, 2)], 'application/json');
      } else if (response.record.recording !== null) {
        saveFile('prayer-request.wav', [bytesOf(response.record.recording)], 'audio/wav');
      } else {
        await showToast(errorToast(t('We couldn’t find your recording.')));
      }
    } catch (error) {
      console.error('The request could not be downloaded', error);
      await showToast(callFailureToast(t('Error'), error));
    }
  }

  return { underway: isUnderway ? latest : null, save: (wanted) => void run(() => download(wanted)) };
}

/** Decoded here because the Content Security Policy does not allow fetching `data:` URLs. */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
