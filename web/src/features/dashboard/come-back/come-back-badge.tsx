import { isComeBackDue } from '@prayer-community/domain/prayer-request/come-back';
import { t } from '@prayer-community/i18n/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { comingDay } from './come-back-texts.ts';

export function ComeBackBadge({ request }: { request: StaffRequest }) {
  const { come_back_at: at } = request;
  const now = useNow(at !== null);
  if (at === null) {
    return null;
  }
  return (
    <li>
      {isComeBackDue(request, now) ? (
        <Badge tone="yellow">{t('Come back today')}</Badge>
      ) : (
        <Badge tone="grey">{t('Come back {day}', { day: comingDay(at) })}</Badge>
      )}
    </li>
  );
}
