import { styled } from '@mui/material/styles';
import { Button, ButtonLink } from './button.tsx';

/** The room around its words reaches out over theirs: wherever it is, they are in line with what is above and below. */
const IN_LINE = { minHeight: 44, padding: '6px 10px', marginInline: -10 } as const;

/** A button of mere words among others, or on a line of its own. */
export const InlineButton = styled(Button)(IN_LINE);

/** The same, leading to another screen. */
export const InlineLink = styled(ButtonLink)(IN_LINE);
