import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { REQUEST_STATUSES } from '@prayer-community/domain/prayer-request/prayer-request';
import {
  isNarrowed,
  type RequestFilter,
  withDue,
  withStatus,
} from '@prayer-community/domain/prayer-request/request-filter';
import {
  type RequestVisibility,
  readableTypes,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { useRef } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { STATUS_LABELS, TYPE_LABELS, URGENCY_LABELS } from '../../../ui/team/request-labels.ts';

const Bar = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'end',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@container (min-width: 36em)': {
    gridTemplateColumns: 'repeat(3, 1fr) auto',
    // With the sort order, four fields and a button need a second line.
    '&[data-fields="4"]': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
  '@container (min-width: 54em)': {
    '&[data-fields="4"]': { gridTemplateColumns: 'repeat(4, 1fr) auto' },
  },
});

interface RequestFiltersProps {
  filter: RequestFilter;
  visibility: RequestVisibility;
  /** True if the list can be sorted by due time. */
  hasDueTimes: boolean;
  onFilter: (filter: RequestFilter) => void;
}

export function RequestFilters({ filter, visibility, hasDueTimes, onFilter }: RequestFiltersProps) {
  const hasOrder = hasDueTimes && filter.view === 'active';
  const bar = useRef<HTMLFieldSetElement>(null);

  function handleClear(): void {
    onFilter({ ...filter, status: null, urgency: null, type: null, due: null });
    // The button is now disabled, so focus moves to the first filter.
    bar.current?.querySelector('select')?.focus();
  }

  return (
    <Bar ref={bar} aria-label={t('Filters')} data-fields={hasOrder ? 4 : 3}>
      <SelectField
        label={t('Status')}
        value={filter.status ?? 'all'}
        options={choices(message('All statuses'), REQUEST_STATUSES, STATUS_LABELS)}
        onChoose={(status) => onFilter(withStatus(filter, status === 'all' ? null : status))}
      />
      <SelectField
        label={t('Urgency')}
        value={filter.urgency ?? 'all'}
        options={choices(message('All urgencies'), URGENCY_LEVELS, URGENCY_LABELS)}
        onChoose={(urgency) => onFilter({ ...filter, urgency: urgency === 'all' ? null : urgency })}
      />
      <SelectField
        label={t('Type')}
        value={filter.type ?? 'all'}
        options={choices(message('All types'), readableTypes(visibility, filter.view), TYPE_LABELS)}
        onChoose={(type) => onFilter({ ...filter, type: type === 'all' ? null : type })}
      />
      {hasOrder && (
        <SelectField
          label={t('Sort by')}
          value={filter.due ?? 'newest'}
          options={ORDERS}
          onChoose={(due) => onFilter(withDue(filter, due === 'newest' ? null : due))}
        />
      )}
      <Button variant="outlined" disabled={!isNarrowed(filter)} onClick={handleClear} sx={{ px: 2.5 }}>
        {t('Clear Filters')}
      </Button>
    </Bar>
  );
}

const ORDERS = [
  { value: 'newest', label: message('Newest first') },
  { value: 'soonest', label: message('Due soonest') },
  { value: 'overdue', label: message('Overdue only') },
] as const;

function choices<Value extends string>(
  all: Message,
  values: readonly Value[],
  labels: Record<Value, Message>,
): { value: Value | 'all'; label: Message }[] {
  return [{ value: 'all', label: all }, ...values.map((value) => ({ value, label: labels[value] }))];
}
