/** How long the URL stays valid. Safari starts reading a download only after the click, but within this time. */
const READ_WITHIN_MS = 60_000;

export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
