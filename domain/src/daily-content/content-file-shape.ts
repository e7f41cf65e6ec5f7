/** How a stored file is shown in the feed. */
export function shownAs(fileType: string | null): 'image' | 'pdf' | 'link' {
  if (fileType === 'application/pdf') {
    return 'pdf';
  }
  return fileType?.startsWith('image/') ? 'image' : 'link';
}
