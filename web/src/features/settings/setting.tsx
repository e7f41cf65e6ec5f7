import { styled } from '@mui/material/styles';
import { type Message, shownText } from '@prayer-community/i18n/text';
import { type ReactNode, use } from 'react';
import { GroupTitleContext, isFoundBy, SettingsSearchContext } from './settings-search.ts';

const Line = styled('div')(({ theme }) => ({
  width: '100%',
  padding: '14px 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '&[hidden]': { display: 'none' },
}));

interface SettingProps {
  /** The texts that the settings search looks through. */
  texts: readonly (Message | string)[];
  children: ReactNode;
}

/** One setting with its dependent fields. Hidden if it does not match the search. */
export function Setting({ texts, children }: SettingProps) {
  const search = use(SettingsSearchContext);
  const group = use(GroupTitleContext);
  return (
    <Line data-setting hidden={!isFoundBy(search, [group, ...texts.map(shownText)])}>
      {children}
    </Line>
  );
}
