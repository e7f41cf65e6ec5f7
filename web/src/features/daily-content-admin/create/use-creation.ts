import type { ContentFile, ContentForm } from '@prayer-community/domain/daily-content/content-form';
import { useEffect, useRef, useState } from 'react';
import { isPermissionDenied } from '../../../firebase/is-permission-denied.ts';
import { countAsActivity } from '../../../session/idle/watch-activity.ts';
import { trackUpload } from '../../../ui/connection/pending-writes.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { toastWithReason } from '../../../ui/toast/toast-with-reason.ts';
import { ADMIN_TOASTS } from '../admin-toasts.ts';

/** The progress of creating content. `share` is the uploaded share of the file, 0 to 1. */
export type CreationStage = { name: 'idle' } | { name: 'uploading'; share: number } | { name: 'storing' };

interface Creation {
  stage: CreationStage;
  create: (form: ContentForm, file: File | null) => Promise<void>;
  /** Stops the upload. Resolves as `settle` does. */
  cancel: () => Promise<boolean>;
  /** Resolves once the creation has ended, to true if the item was created. */
  settle: () => Promise<boolean>;
}

/** An item that was to be stored. It may be stored even if there was no response. */
interface Attempt {
  contentId: string;
  /** The form as JSON. */
  form: string;
  file: File | null;
  stored: ContentFile | null;
}

/** Creates an item while the form is mounted. The leader stays signed in meanwhile. */
export function useCreation(onCreated: () => void): Creation {
  const [stage, setStage] = useState<CreationStage>({ name: 'idle' });
  const ending = useRef(new AbortController());
  const ended = useRef(Promise.resolve(false));
  const latest = useRef<Attempt | null>(null);
  useEffect(() => () => ending.current.abort(), []);

  async function createNow(form: ContentForm, file: File | null, signal: AbortSignal): Promise<boolean> {
    try {
      const [{ newContentId, uploadFile }, { storeContent }] = await Promise.all([
        import('./upload-file.ts'),
        import('./store-content.ts'),
      ]);

      async function upload(): Promise<Attempt> {
        const contentId = newContentId();
        const showProgress = (share: number) => setStage({ name: 'uploading', share });
        if (file !== null) {
          showProgress(0);
        }
        const stored = file && (await uploadFile(contentId, file, showProgress, signal));
        return { contentId, form: JSON.stringify(form), file, stored };
      }

      const attempt = retried(latest.current, form, file) ?? (await upload());
      signal.throwIfAborted();
      latest.current = attempt;
      setStage({ name: 'storing' });
      await storeContent(attempt.contentId, form, attempt.stored);
      void showToast(ADMIN_TOASTS.created);
      onCreated();
      return true;
    } catch (error) {
      if (!signal.aborted) {
        console.error('Content could not be created', error);
        if (isPermissionDenied(error)) {
          latest.current = null;
        }
        void showToast(toastWithReason(ADMIN_TOASTS.notCreated, error));
      }
      return false;
    } finally {
      setStage({ name: 'idle' });
    }
  }

  async function create(form: ContentForm, file: File | null): Promise<void> {
    ending.current = new AbortController();
    ended.current = trackUpload(countAsActivity(createNow(form, file, ending.current.signal)));
    await ended.current;
  }

  function cancel(): Promise<boolean> {
    ending.current.abort();
    return ended.current;
  }

  return { stage, create, cancel, settle: () => ended.current };
}

/** Returns the earlier attempt if it was for the same item, which is then stored once. */
function retried(earlier: Attempt | null, form: ContentForm, file: File | null): Attempt | null {
  return earlier?.form === JSON.stringify(form) && earlier.file === file ? earlier : null;
}
