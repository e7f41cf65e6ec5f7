type ToastCode = typeof import('./toasts.tsx');

const hosts = new Set<() => void>();
let code: ToastCode | null = null;

/** Loads what draws toasts, for every host of it. Rejects where it cannot be loaded. */
export async function loadToastCode(): Promise<void> {
  code ??= await import('./toasts.tsx');
  for (const wake of hosts) {
    wake();
  }
}

/** The store that the hosts read: what draws toasts, once it is there. */
export const toastCode = {
  subscribe(wake: () => void): () => void {
    hosts.add(wake);
    return () => hosts.delete(wake);
  },
  current: () => code,
};
