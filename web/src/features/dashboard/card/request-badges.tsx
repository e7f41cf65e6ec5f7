import { styled } from '@mui/material/styles';
import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import {
  effectiveUrgency,
  isRaised,
  mayMarkListened,
} from '@prayer-community/domain/prayer-request/effective-urgency';
import { dueAt, isEscalated } from '@prayer-community/domain/prayer-request/reminders';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import {
  CHOSEN_URGENCY_BADGES,
  LANGUAGE_LABELS,
  NAMED_PEOPLE_LABELS,
  SIGN_LABELS,
  SOURCE_LABELS,
  STATUS_LABELS,
  STATUS_TONES,
  TYPE_LABELS,
  URGENCY_BADGES,
  URGENCY_TONES,
} from '../../../ui/team/request-labels.ts';
import { ComeBackBadge } from '../come-back/come-back-badge.tsx';
import { DueBadge } from '../due/due-badge.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface RequestBadgesProps {
  request: StaffRequest;
  /** The wait limits by urgency. Null if the limit does not depend on urgency, or is irrelevant here. */
  reminderChoice: ReminderChoice | null;
}

export function RequestBadges({ request, reminderChoice }: RequestBadgesProps) {
  const urgency = effectiveUrgency(request);
  const due = reminderChoice && dueAt(request, reminderChoice);
  const source = SOURCE_LABELS[request.source];
  const named = request.consent && NAMED_PEOPLE_LABELS[request.consent.named_people];
  return (
    <Row>
      {due !== null && (
        <li>
          <DueBadge dueAt={due} />
        </li>
      )}
      <ComeBackBadge request={request} />
      {isEscalated(request) && (
        <li>
          <Badge tone="red">{t('All leaders notified')}</Badge>
        </li>
      )}
      <li>
        <Badge tone={STATUS_TONES[request.status]}>{t(STATUS_LABELS[request.status])}</Badge>
      </li>
      <li>
        <Badge tone={URGENCY_TONES[urgency]}>{t(URGENCY_BADGES[urgency])}</Badge>
      </li>
      {isRaised(request) && (
        <li>
          <Badge tone="grey">{t(CHOSEN_URGENCY_BADGES[request.urgency_level])}</Badge>
        </li>
      )}
      {mayMarkListened(request) && (
        <li>
          <Badge tone="red">{t('Listen first')}</Badge>
        </li>
      )}
      {request.signs_of_need.map((sign) => (
        <li key={sign}>
          <Badge tone="red">{t(SIGN_LABELS[sign])}</Badge>
        </li>
      ))}
      <li>
        <Badge tone="grey">{t(TYPE_LABELS[request.submission_type])}</Badge>
      </li>
      {request.language !== activeLanguage() && (
        <li>
          <Badge tone="grey">{t(LANGUAGE_LABELS[request.language])}</Badge>
        </li>
      )}
      {request.is_on_behalf && (
        <li>
          <Badge tone="grey">{t('On Behalf')}</Badge>
        </li>
      )}
      {source !== null && (
        <li>
          <Badge tone="grey">{t(source)}</Badge>
        </li>
      )}
      {named && (
        <li>
          <Badge tone={named.tone}>{t(named.label)}</Badge>
        </li>
      )}
    </Row>
  );
}
