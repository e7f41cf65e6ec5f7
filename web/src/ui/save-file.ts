/** Safari reads a download after the click; by then it has begun. */
const READ_WITHIN_MS = 60_000;

/** Saves a file on the visitor's device. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
