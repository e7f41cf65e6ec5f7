import { styled } from '@mui/material/styles';
import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import {
  effectiveUrgency,
  isRaised,
  mayMarkListened,
} from '@prayer-community/domain/prayer-request/effective-urgency';
import { dueAt, isEscalated } from '@prayer-community/domain/prayer-request/reminders';
import { activeLanguage, type Message, message, t } from '@prayer-community/i18n/text';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
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
  const due = reminderChoice && dueAt(request, reminderChoice);
  return (
    <Row>
      {due !== null && (
        <li>
          <DueBadge dueAt={due} />
        </li>
      )}
      <ComeBackBadge request={request} />
      {labelsOf(request).map(({ tone, label }) => (
        <li key={label.text}>
          <Badge tone={tone}>{t(label)}</Badge>
        </li>
      ))}
    </Row>
  );
}

interface BadgeLabel {
  tone: Tone;
  label: Message;
}

function labelsOf(request: StaffRequest): BadgeLabel[] {
  const urgency = effectiveUrgency(request);
  const source = SOURCE_LABELS[request.source];
  const labels: (BadgeLabel | false | null)[] = [
    isEscalated(request) && { tone: 'red', label: message('All leaders notified') },
    { tone: STATUS_TONES[request.status], label: STATUS_LABELS[request.status] },
    { tone: URGENCY_TONES[urgency], label: URGENCY_BADGES[urgency] },
    isRaised(request) && { tone: 'grey', label: CHOSEN_URGENCY_BADGES[request.urgency_level] },
    mayMarkListened(request) && { tone: 'red', label: message('Listen first') },
    ...request.signs_of_need.map((sign): BadgeLabel => ({ tone: 'red', label: SIGN_LABELS[sign] })),
    { tone: 'grey', label: TYPE_LABELS[request.submission_type] },
    request.language !== activeLanguage() && { tone: 'grey', label: LANGUAGE_LABELS[request.language] },
    request.is_on_behalf && { tone: 'grey', label: message('On Behalf') },
    source && { tone: 'grey', label: source },
    request.consent && NAMED_PEOPLE_LABELS[request.consent.named_people],
  ];
  return labels.filter((label) => label !== false && label !== null);
}
