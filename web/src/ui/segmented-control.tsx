import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Message, shownText } from '@prayer-community/i18n/text';

interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: Message | string }[];
  onChoose: (value: Value) => void;
}

/** One of a few views, side by side; they wrap where the text is large. */
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

const GROUP = { display: 'flex', flexWrap: 'wrap', width: 'fit-content' };

const OPTION = {
  flex: '1 1 auto',
  minHeight: 44,
  px: { xs: 1.25, sm: 2.25 },
  textTransform: 'none',
  fontWeight: 600,
  fontSize: { xs: '0.875rem', sm: '1rem' },
};
