import type { Toast } from './toast.ts';

export function successToast(title: Toast['title'], text: Toast['text']): Toast {
  return { title, text, kind: 'success' };
}
