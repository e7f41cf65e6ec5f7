/** The bucket of a project and where it is served: by Google, or by an emulator. */
interface FileStore {
  origin: string;
  bucket: string;
}

/**
 * Returns the URL of a stored file. It has no token, so the storage rules decide who may read the file.
 * https://firebase.google.com/docs/storage/web/download-files
 */
export function contentFileUrl({ origin, bucket }: FileStore, path: string): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
