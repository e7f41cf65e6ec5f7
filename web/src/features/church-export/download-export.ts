import { orUnreachable } from '../../firebase/call-failure.ts';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Downloads an archive and saves it on the device. The server logs the download. */
export async function downloadExport(exportId: string): Promise<void> {
  const { fetchArchive } = await orUnreachable(import('./fetch-archive.ts'));
  const { path } = await callOrThrow('openExport', { exportId });
  saveFile(path.split('/').at(-1) ?? path, [await fetchArchive(path)], 'application/zip');
}
