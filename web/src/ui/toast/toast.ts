/** A toast: its title, its text, and whether it tells of a failure. */
export interface Toast {
  title: string;
  text: string;
  kind: 'success' | 'failure';
}

/** Shows a toast; the library that draws it is loaded on first use. */
export async function showToast({ title, text, kind }: Toast): Promise<void> {
  const { toast } = await import('sonner');
  const show = kind === 'failure' ? toast.error : toast.success;
  show(title, { description: text });
}
