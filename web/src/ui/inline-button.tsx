import { styled } from '@mui/material/styles';
import { Button, ButtonLink } from './button.tsx';

/** The padding extends beyond the text, so that the text aligns with the content above and below. */
const IN_LINE = { minHeight: 44, padding: '6px 10px', marginInline: -10 } as const;

/** A button that looks like text, within other text or on its own line. */
export const InlineButton = styled(Button)(IN_LINE);

export const InlineLink = styled(ButtonLink)(IN_LINE);
