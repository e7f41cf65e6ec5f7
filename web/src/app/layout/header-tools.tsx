import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HelpButton } from '../../ui/help/help-button.tsx';
import { LanguageSwitch } from '../../ui/language/language-switch.tsx';

const Tools = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 24 },
}));

/** On a phone it is beside the title, above the tabs; below the title where the text is large. */
const Corner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  order: -1,
  marginInlineStart: 'auto',
  paddingInlineEnd: 8,
  [theme.breakpoints.up('md')]: { order: 0, paddingInlineEnd: 0 },
}));

/** The header beside the title: the tabs where a layout has them, the choice of the language, and the help. */
export function HeaderTools({ children }: { children?: ReactNode }) {
  return (
    <Tools>
      {children}
      <Corner>
        <LanguageSwitch />
        <HelpButton />
      </Corner>
    </Tools>
  );
}
