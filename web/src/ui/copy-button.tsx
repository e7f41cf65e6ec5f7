import { t } from '@prayer-community/i18n/text';
import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import { VisuallyHidden } from './form/visually-hidden.tsx';
import { showToast } from './toast/toast.ts';

interface CopyButtonProps extends ComponentProps<typeof Button> {
  text: string;
}

/** Copies a text and confirms it visually and to screen readers. */
export function CopyButton({ text, children, ...button }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch (error) {
      console.error('The browser does not let the page copy', error);
      await showToast({
        title: t('Not copied'),
        text: t('Your browser blocked copying. Please select the text and copy it.'),
        kind: 'failure',
      });
    }
  }

  return (
    <>
      <Button type="button" {...button} onClick={() => void copy()}>
        {isCopied ? t('Copied') : children}
      </Button>
      <VisuallyHidden role="status">{isCopied ? t('Copied to the clipboard.') : ''}</VisuallyHidden>
    </>
  );
}
