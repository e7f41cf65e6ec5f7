import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HelpButton } from '../../ui/help/help-button.tsx';
import { LanguageSwitch } from '../../ui/language/language-switch.tsx';

const Tools = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 24 },
}));

/** On a narrow screen, this is beside the title, above the tabs. If the text is large, it wraps below the title. */
const Corner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  order: -1,
  marginInlineStart: 'auto',
  paddingInlineEnd: 8,
  [theme.breakpoints.up('lg')]: { order: 0, paddingInlineEnd: 0 },
}));

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
