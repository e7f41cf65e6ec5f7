import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { REQUEST_STATUSES } from '@prayer-community/domain/prayer-request';
import { type RequestSight, readableTypes } from '@prayer-community/domain/request-access';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-choices';
import { isNarrowed, type RequestFilter } from '@prayer-community/domain/request-filter';
import { useRef } from 'react';
import { STATUS_LABELS, TYPE_LABELS, URGENCY_LABELS } from '../../../team/request-labels.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';

const Bar = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr) auto' },
}));

interface RequestFiltersProps {
  filter: RequestFilter;
  sight: RequestSight;
  onFilter: (filter: RequestFilter) => void;
}

/** Narrows the list by status, urgency and type. */
export function RequestFilters({ filter, sight, onFilter }: RequestFiltersProps) {
  const bar = useRef<HTMLFieldSetElement>(null);

  function handleClear(): void {
    onFilter({ ...filter, status: null, urgency: null, type: null });
    // The button is of no more use: the focus goes to what it cleared.
    bar.current?.querySelector('select')?.focus();
  }

  return (
    <Bar ref={bar} aria-label="Filters">
      <SelectField
        label="Status"
        value={filter.status ?? 'all'}
        options={choices('All statuses', REQUEST_STATUSES, STATUS_LABELS)}
        onChoose={(status) => onFilter({ ...filter, status: status === 'all' ? null : status })}
      />
      <SelectField
        label="Urgency"
        value={filter.urgency ?? 'all'}
        options={choices('All urgencies', URGENCY_LEVELS, URGENCY_LABELS)}
        onChoose={(urgency) => onFilter({ ...filter, urgency: urgency === 'all' ? null : urgency })}
      />
      <SelectField
        label="Type"
        value={filter.type ?? 'all'}
        options={choices('All types', readableTypes(sight, filter.view), TYPE_LABELS)}
        onChoose={(type) => onFilter({ ...filter, type: type === 'all' ? null : type })}
      />
      <Button variant="outlined" disabled={!isNarrowed(filter)} onClick={handleClear} sx={{ px: 2.5 }}>
        Clear Filters
      </Button>
    </Bar>
  );
}

function choices<Value extends string>(
  all: string,
  values: readonly Value[],
  labels: Record<Value, string>,
): { value: Value | 'all'; label: string }[] {
  return [{ value: 'all', label: all }, ...values.map((value) => ({ value, label: labels[value] }))];
}
