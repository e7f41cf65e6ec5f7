/** A toast: its title, its text, and whether it tells of a failure. */
export interface Toast {
  title: string;
  text: string;
  kind: 'success' | 'failure';
}

const hosts = new Set<() => void>();
let isWanted = false;

/** Loads what draws toasts, so that the first one shows at once, with or without a connection. */
export function warmToasts(): void {
  isWanted = true;
  for (const wake of hosts) {
    wake();
  }
}

/** Shows a toast. */
export async function showToast({ title, text, kind }: Toast): Promise<void> {
  warmToasts();
  const { toast } = await import('sonner');
  const show = kind === 'failure' ? toast.error : toast.success;
  show(title, { description: text });
}

/** The store that `ToastHost` reads: whether any toast was wanted yet. */
export const toastDemand = {
  subscribe(wake: () => void): () => void {
    hosts.add(wake);
    return () => hosts.delete(wake);
  },
  isWanted: () => isWanted,
};
