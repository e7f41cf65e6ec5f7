import { refusalText } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { failureText } from '../../../firebase/call-failure.ts';
import { callFunction } from '../../../firebase/call-function.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useUnderway } from '../../../ui/use-underway.ts';

type Wanted = 'everything' | 'recording';

interface Download {
  isUnderway: boolean;
  save: (wanted: Wanted) => void;
}

/** Saves the request's data on the requester's device: everything as JSON, or the original recording. */
export function useDownload(statusKey: string): Download {
  const [isUnderway, run] = useUnderway();

  async function download(wanted: Wanted): Promise<void> {
    try {
      const response = await callFunction('downloadPrayerRequest', { key: statusKey });
      if (!response.success) {
        await toastError(refusalText(response));
      } else if (wanted === 'everything') {
        saveFile('prayer-request.json', [JSON.stringify(response.record, null, 2)], 'application/json');
      } else if (response.record.recording !== null) {
        saveFile('prayer-request.wav', [bytesOf(response.record.recording)], 'audio/wav');
      } else {
        await toastError(t('We couldn’t find your recording.'));
      }
    } catch (error) {
      console.error('The request could not be downloaded', error);
      await toastError(failureText(error));
    }
  }

  return { isUnderway, save: (wanted) => void run(() => download(wanted)) };
}

function toastError(text: string): Promise<void> {
  return showToast({ title: t('Error'), text, kind: 'failure' });
}

/** Decoded here because the Content Security Policy does not allow fetching `data:` URLs. */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
