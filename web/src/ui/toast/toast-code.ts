type ToastCode = typeof import('./toasts.tsx');

const hosts = new Set<() => void>();
let code: ToastCode | null = null;

/** Loads the code that draws toasts, for all hosts. Rejects if it cannot be loaded. */
export async function loadToastCode(): Promise<void> {
  code ??= await import('./toasts.tsx');
  for (const wake of hosts) {
    wake();
  }
}

export const toastCode = {
  subscribe(wake: () => void): () => void {
    hosts.add(wake);
    return () => hosts.delete(wake);
  },
  current: () => code,
};
