import type { ContentForm } from '@prayer-community/domain/daily-content/content-form';
import { useRef, useState } from 'react';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ADMIN_TOASTS, fileRefused } from '../admin-toasts.ts';

/** The progress of creating content. `share` is the uploaded share of the file, 0 to 1. */
export type CreationStage = { name: 'idle' } | { name: 'uploading'; share: number } | { name: 'storing' };

interface Creation {
  stage: CreationStage;
  create: (form: ContentForm, file: File | null) => Promise<void>;
  cancel: () => void;
}

export function useCreation(onCreated: () => void): Creation {
  const [stage, setStage] = useState<CreationStage>({ name: 'idle' });
  const ending = useRef<AbortController | null>(null);

  async function create(form: ContentForm, file: File | null): Promise<void> {
    const abort = new AbortController();
    ending.current = abort;
    try {
      const [{ newContentId, uploadFile }, { storeContent }] = await Promise.all([
        import('./upload-file.ts'),
        import('./store-content.ts'),
      ]);
      const contentId = newContentId();
      const showProgress = (share: number) => setStage({ name: 'uploading', share });
      if (file !== null) {
        showProgress(0);
      }
      const stored = file && (await uploadFile(contentId, file, showProgress, abort.signal));
      setStage({ name: 'storing' });
      await storeContent(contentId, form, stored);
      void showToast(ADMIN_TOASTS.created);
      onCreated();
    } catch (error) {
      if (!abort.signal.aborted) {
        console.error('Content could not be created', error);
        const isRefusal = error instanceof CallFailure && error.code === 'refused';
        void showToast(isRefusal ? fileRefused(error.message) : ADMIN_TOASTS.notCreated);
      }
    } finally {
      setStage({ name: 'idle' });
    }
  }

  return { stage, create, cancel: () => ending.current?.abort() };
}
