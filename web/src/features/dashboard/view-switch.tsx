import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { RequestFilter } from '@prayer-community/domain/request-filter';
import { text } from '@prayer-community/domain/texts/text';

interface ViewSwitchProps {
  view: RequestFilter['view'];
  onView: (view: RequestFilter['view']) => void;
}

/** Switches between what is open and what is closed. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      value={view}
      onChange={(_event, chosen: RequestFilter['view'] | null) => chosen && onView(chosen)}
      aria-label={text('View')}
    >
      <ToggleButton value="active" sx={CHOICE}>
        {text('Active Requests')}
      </ToggleButton>
      <ToggleButton value="archived" sx={CHOICE}>
        {text('Archive')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const CHOICE = { minHeight: 44, px: 2.25, textTransform: 'none', fontWeight: 600, fontSize: '1rem' };
