import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { type Message, shownText } from '@prayer-community/i18n/text';

interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: Message | string }[];
  onChoose: (value: Value) => void;
}

/** A choice between a few views, side by side. They wrap if the text is large. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChoose } = props;
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      value={value}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChoose(chosen)}
      aria-label={label}
      sx={GROUP}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value} sx={OPTION}>
          {shownText(option.label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Each option draws its own outline into the gap around it, so no line is missing or doubled when options wrap. */
const GROUP = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  width: 'fit-content',
  border: '1px solid',
  borderColor: 'divider',
  overflow: 'hidden',
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    margin: 0,
    border: 0,
    borderRadius: 0,
    boxShadow: (theme: Theme) => `0 0 0 1px ${theme.vars?.palette.divider}`,
    '&:focus-visible': { outlineOffset: -3 },
    // Marks the chosen option for those who do not see the color.
    '&[aria-pressed="true"]': {
      boxShadow: (theme: Theme) => `inset 0 -3px currentColor, 0 0 0 1px ${theme.vars?.palette.divider}`,
    },
    // Forced colors mode draws no shadows and no backgrounds.
    '@media (forced-colors: active)': {
      border: '1px solid',
      '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
        forcedColorAdjust: 'none',
        background: 'highlight',
        color: 'highlighttext',
        outlineColor: 'highlighttext',
      },
    },
  },
};

const OPTION = {
  flex: '1 1 auto',
  minHeight: 44,
  px: { xs: 1, sm: 2.25 },
  textTransform: 'none',
  fontWeight: 600,
  fontSize: { xs: '0.875rem', sm: '1rem' },
};
