import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type ReactElement, useState } from 'react';
import { unreachable } from '../../firebase/call-failure.ts';
import { Button } from '../button.tsx';
import { errorToast } from '../toast/error-toast.ts';
import { showToast } from '../toast/toast.ts';

const Round = styled(Button)({ width: 44, minHeight: 44, padding: 0, fontSize: '1.25rem' });

interface HelpButtonProps {
  /** Loads and opens the help of the current screen. */
  open?: (onClose: () => void) => Promise<ReactElement>;
}

/** A question mark that explains the current screen. The help opens above the screen, so nothing typed there is lost. */
export function HelpButton({ open = openVisitorHelp }: HelpButtonProps) {
  const [help, setHelp] = useState<ReactElement | null>(null);

  async function handleClick(): Promise<void> {
    try {
      setHelp(await open(() => setHelp(null)));
    } catch (error) {
      console.error(error);
      await showToast(errorToast(unreachable().message));
    }
  }

  return (
    <>
      <Round
        type="button"
        look="text"
        aria-label={t('Help')}
        aria-haspopup="dialog"
        data-tour="help"
        onClick={() => void handleClick()}
      >
        ?
      </Round>
      {help}
    </>
  );
}

const openVisitorHelp = async (onClose: () => void) =>
  (await import('./open-visitor-help.tsx')).openVisitorHelp(onClose);
