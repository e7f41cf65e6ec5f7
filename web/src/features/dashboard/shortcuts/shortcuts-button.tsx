import Button from '@mui/material/Button';
import { t } from '@prayer-community/i18n/text';
import { type RefObject, startTransition, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useShortcutChoice } from './use-shortcut-choice.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutsDialog = lazyDialog(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

interface ShortcutsButtonProps {
  list: RefObject<HTMLElement | null>;
  opened: RefObject<HTMLElement | null>;
  isRequestOpen: boolean;
}

/** Handles the dashboard's keyboard shortcuts, and opens a dialog that lists them. */
export function ShortcutsButton({ list, opened, isRequestOpen }: ShortcutsButtonProps) {
  const [areOn, setAreOn] = useShortcutChoice();
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(list, opened, isRequestOpen, areOn);
  return (
    <>
      <Button
        size="small"
        aria-keyshortcuts="?"
        onClick={() => startTransition(() => setIsOpen(true))}
        sx={BUTTON}
      >
        {t('Keyboard Shortcuts')}
      </Button>
      {isOpen && <ShortcutsDialog areOn={areOn} onSwitch={setAreOn} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A phone has no keyboard. A tablet may have one, on which `?` and the tab key still reach the button. */
const BUTTON = {
  mt: 1,
  px: 1,
  ml: -1,
  '@media (hover: none), (pointer: coarse)': {
    '&:not(:focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' },
  },
};
