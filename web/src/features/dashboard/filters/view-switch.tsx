import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import { message, t } from '@prayer-community/i18n/text';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

interface ViewSwitchProps {
  view: RequestFilter['view'];
  onView: (view: RequestFilter['view']) => void;
}

export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return <SegmentedControl label={t('View')} value={view} options={VIEWS} onChoose={onView} />;
}

const VIEWS = [
  { value: 'active', label: message('Active Requests') },
  { value: 'archived', label: message('Archive') },
] as const;
