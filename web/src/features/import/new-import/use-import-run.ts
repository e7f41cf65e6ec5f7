import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../firebase/call-failure.ts';
import { countAsActivity } from '../../../session/idle/watch-activity.ts';
import type { ImportedFile, ImportProgress } from './run-import.ts';
import type { AnyCheckedFile } from './use-checked-rows.ts';

export type ImportRun =
  | { state: 'idle' }
  | { state: 'running'; progress: ImportProgress | null }
  | { state: 'stopped'; progress: ImportProgress | null; message: string }
  | { state: 'finished'; progress: ImportProgress };

/** Runs an import while the page is open. The leader stays signed in meanwhile. Calling `start` again continues an import that stopped. */
export function useImportRun() {
  const [run, setRun] = useState<ImportRun>({ state: 'idle' });
  const stopping = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stopping.current = controller;
    return () => controller.abort();
  }, []);

  async function start(file: ImportedFile, checked: AnyCheckedFile): Promise<void> {
    let latest: ImportProgress | null = run.state === 'idle' ? null : run.progress;
    setRun({ state: 'running', progress: latest });
    try {
      const { runImport } = await import('./run-import.ts');
      const showProgress = (progress: ImportProgress) => {
        latest = progress;
        setRun({ state: 'running', progress });
      };
      await countAsActivity(runImport(file, checked, showProgress, stopping.current.signal));
      setRun(latest === null ? { state: 'idle' } : { state: 'finished', progress: latest });
    } catch (error) {
      console.error('An import stopped', error);
      setRun({ state: 'stopped', progress: latest, message: failureText(error) });
    }
  }

  return { run, start };
}
