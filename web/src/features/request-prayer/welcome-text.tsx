import { styled } from '@mui/material/styles';
import { activeLanguage } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useIdentity } from '../../ui/identity/identity.ts';

const Paragraph = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '1.25rem',
  maxWidth: '30em',
  margin: '-12px 0 32px',
  color: theme.vars?.palette.text.primary,
}));

/** The community's welcome text. Shown only if it is known on the first render, because it would push the form down later. */
export function WelcomeText() {
  const identity = useIdentity();
  const [text] = useState(identity?.welcome[activeLanguage()]);
  return text ? <Paragraph>{text}</Paragraph> : null;
}
