export function shownAs(fileType: string | null): 'image' | 'pdf' | 'link' {
  if (fileType === 'application/pdf') {
    return 'pdf';
  }
  return fileType?.startsWith('image/') ? 'image' : 'link';
}
