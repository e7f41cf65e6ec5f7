import { styled } from '@mui/material/styles';
import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { dueAt } from '@prayer-community/domain/prayer-request/reminders';
import { shownRequester } from '@prayer-community/domain/prayer-request/shown-requester';
import { textLanguage } from '@prayer-community/domain/prayer-request/text-language';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/badge/badge.tsx';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import { Moment } from '../../../ui/moment.tsx';
import {
  LANGUAGE_LABELS,
  STATUS_LABELS,
  STATUS_TONES,
  TYPE_LABELS,
  URGENCY_LABELS,
  URGENCY_TONES,
} from '../../../ui/team/request-labels.ts';
import { nameOf } from '../../../ui/team/staff-names.ts';
import { type DashboardContextValue, useDashboard } from '../dashboard-context.ts';
import { DueBadge } from '../due/due-badge.tsx';
import { ReviewMark } from '../reply/review-mark.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';

/** Rows take one line if there is room, to show twenty of them on a laptop. */
const WIDE = '@container (min-width: 50em)';

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  alignItems: 'center',
  gap: '1px 10px',
  minHeight: '4rem',
  padding: '2px 12px',
  textDecoration: 'none',
  color: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  '@media (pointer: coarse)': { rowGap: 3, paddingBlock: 6 },
  '&:hover': { background: theme.vars?.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    background: theme.vars?.palette.action.selected,
    boxShadow: `inset 3px 0 ${theme.vars?.palette.primary.main}`,
    // Forced colors mode draws neither.
    '@media (forced-colors: active)': { borderLeft: '3px solid Highlight', paddingLeft: 9 },
  },
  [WIDE]: {
    gridTemplateColumns: 'clamp(11em, 20cqi, 14em) minmax(0, 1fr) fit-content(18em) minmax(6em, auto)',
    minHeight: '1.9375rem',
    paddingBlock: 0,
    '@media (pointer: coarse)': { minHeight: '2.75rem', paddingBlock: 0 },
  },
}));

/** Large text does not fit beside its marks, so they wrap. */
const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 10px',
  minWidth: 0,
  [WIDE]: { display: 'contents' },
});

const CUT = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

const Name = styled('span')(CUT, { flex: '1 1 7em', fontWeight: 600, [WIDE]: { gridArea: '1 / 1' } });

const FirstLine = styled('span')(CUT, ({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  [WIDE]: { gridArea: '1 / 2' },
}));

const Side = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  minWidth: 0,
  whiteSpace: 'nowrap',
  '&& > *': { fontSize: '0.75rem', paddingBlock: 0 },
});

const When = styled(Side)(({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  [WIDE]: { gridArea: '1 / 4', justifyContent: 'end' },
}));

const State = styled(Side)({ [WIDE]: { gridArea: '1 / 3' } });

const Standing = styled(Badge)({ flex: '1 1 7em', minWidth: 0, maxWidth: 'max-content', '& > span': CUT });

interface RequestRowProps {
  request: StaffRequest;
  to: string;
  replace: boolean;
  /** Stored with the history entry that the link creates. */
  state: unknown;
  isOpen: boolean;
}

export const RequestRow = memo(function RequestRow({ request, to, replace, state, isOpen }: RequestRowProps) {
  const { reminderChoice } = useDashboard();
  const urgency = effectiveUrgency(request);
  const due = reminderChoice && dueAt(request, reminderChoice);
  return (
    <Row
      to={to}
      replace={replace}
      state={state}
      data-card={request.id}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Line>
        <Name dir="auto" data-name>
          {shownRequester(request)}
        </Name>
        <When>
          <ReviewMark request={request} />
          {request.audio_path !== null && <VoiceMark />}
          {request.language !== activeLanguage() && <span>{t(LANGUAGE_LABELS[request.language])}</span>}
          {request.submission_type === 'confidential' && (
            <span>{t(TYPE_LABELS[request.submission_type])}</span>
          )}
          {due === null ? <Moment at={request.created_at} /> : <DueBadge dueAt={due} />}
        </When>
      </Line>
      <FirstLineOf request={request} />
      <State>
        <Badge tone={URGENCY_TONES[urgency]}>{t(URGENCY_LABELS[urgency])}</Badge>
        <StandingBadge request={request} />
      </State>
    </Row>
  );
});

/** The status or the assignee. A name that does not fit is cut, and its tooltip shows it in full. */
function StandingBadge({ request }: { request: StaffRequest }) {
  const text = standingText(request, useDashboard());
  return (
    <Standing tone={STATUS_TONES[request.status]} title={text}>
      <span>{text}</span>
    </Standing>
  );
}

function standingText(request: StaffRequest, { actor, team }: DashboardContextValue): string {
  const { status, assigned_to: assignee } = request;
  if (status !== 'assigned' || assignee === null) {
    return t(STATUS_LABELS[status]);
  }
  return assignee === actor.uid ? t('Yours') : (nameOf(team, assignee) ?? t(STATUS_LABELS[status]));
}

function FirstLineOf({ request }: { request: StaffRequest }) {
  const line = request.prayer_text?.trim().split('\n', 1)[0];
  return line ? (
    <FirstLine dir="auto" lang={textLanguage(request)}>
      {line}
    </FirstLine>
  ) : (
    <FirstLine dir="auto">{textOfEmpty(request)}</FirstLine>
  );
}

function textOfEmpty({ audio_path, emptied_at }: StaffRequest): string {
  if (audio_path !== null) {
    return t('Voice recording');
  }
  return emptied_at === null ? '' : t('Content deleted');
}

function VoiceMark() {
  return (
    <span>
      <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <path d="M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3zm6-3a6 6 0 0 1-12 0H4a8 8 0 0 0 7 7.9V23h2v-3.1A8 8 0 0 0 20 12z" />
      </svg>
      <VisuallyHidden>{t('Voice recording')}</VisuallyHidden>
    </span>
  );
}
