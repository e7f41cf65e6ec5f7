import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../language/language-switch.tsx';

const Tools = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'flex', alignItems: 'center', gap: 24 },
}));

/** On a phone it stands beside the title, above the tabs. */
const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 6,
  insetInlineEnd: 18,
  [theme.breakpoints.up('md')]: { position: 'static' },
}));

/** What stands in the header beside the title: the tabs where a layout has them, and the choice of the language. */
export function HeaderTools({ children }: { children?: ReactNode }) {
  return (
    <Tools>
      {children}
      <Corner>
        <LanguageSwitch />
      </Corner>
    </Tools>
  );
}
