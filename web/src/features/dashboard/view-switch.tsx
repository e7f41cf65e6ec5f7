import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { RequestFilter } from '@prayer-community/domain/request-filter';

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
      aria-label="View"
    >
      <ToggleButton value="active" sx={CHOICE}>
        Active Requests
      </ToggleButton>
      <ToggleButton value="archived" sx={CHOICE}>
        Archive
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const CHOICE = { minHeight: 44, px: 2.25, textTransform: 'none', fontWeight: 600, fontSize: '1rem' };
