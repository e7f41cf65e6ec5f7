import { styled } from '@mui/material/styles';
import { mayMarkListened } from '@prayer-community/domain/prayer-request/effective-urgency';
import { shownRequester } from '@prayer-community/domain/prayer-request/shown-requester';
import { textLanguage } from '@prayer-community/domain/prayer-request/text-language';
import { t } from '@prayer-community/i18n/text';
import { memo, useId } from 'react';
import { CONTAIN } from '../../../ui/contain.ts';
import { trans } from '../../../ui/language/trans.ts';
import { QuietText } from '../../../ui/quiet-text.ts';
import { LongMoment } from '../../../ui/team/long-moment.tsx';
import { shownName } from '../../../ui/team/staff-names.ts';
import { ComeBackQuestion } from '../come-back/come-back-question.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { EarlierRequests } from '../earlier-requests/earlier-requests.tsx';
import { RequestHistory } from '../history/request-history.tsx';
import { RequestNotes } from '../notes/request-notes.tsx';
import { RequestReplies } from '../reply/request-replies.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';
import { CategoryBadges } from './category-badges.tsx';
import { ListenFirst } from './listen-first.tsx';
import { ReceivedDate } from './received-date.tsx';
import { Recording } from './recording.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestBadges } from './request-badges.tsx';
import { RequesterContact } from './requester-contact.tsx';
import { RequesterUpdates } from './requester-updates.tsx';

const Card = styled('article')(({ theme }) => ({
  ...CONTAIN,
  containerType: 'inline-size',
  padding: 18,
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
  [theme.breakpoints.up('sm')]: { padding: 24 },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > * + *': { paddingTop: 16, borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '@container (min-width: 620px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 272px)',
    gap: 28,
    '& > * + *': {
      paddingTop: 0,
      borderTop: 0,
      paddingInlineStart: 24,
      borderInlineStart: `1px solid ${theme.vars?.palette.divider}`,
    },
  },
}));

const Asked = styled('div')({ display: 'grid', gap: 14, alignContent: 'start', minWidth: 0 });

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '1.375rem',
  margin: 0,
  overflowWrap: 'anywhere',
}));

const Prayer = styled('p')({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '68ch',
});

export const RequestCard = memo(function RequestCard({ request }: { request: StaffRequest }) {
  const { team, reminderChoice } = useDashboard();
  const headingId = useId();
  const requester = shownRequester(request);
  const { audio_path: audioPath, contacted_at: contactedAt, assigned_to: assignee } = request;
  return (
    <Card aria-labelledby={headingId} tabIndex={-1} data-card={request.id}>
      <Columns>
        <Asked>
          <header>
            <Heading id={headingId} dir="auto">
              {requester}
            </Heading>
            <QuietText>{trans('Received {time}', { time: <ReceivedDate request={request} /> })}</QuietText>
          </header>
          <RequestBadges request={request} reminderChoice={reminderChoice} />
          {request.emptied_at === null && <RequesterContact request={request} />}
          {request.ended_by_requester === 'withdrawn' && (
            <QuietText>
              {request.emptied_at === null
                ? trans('Withdrawn by the requester on {time}.', {
                    time: <LongMoment at={request.updated_at} />,
                  })
                : t('Withdrawn by the requester.')}
            </QuietText>
          )}
          {request.emptied_at !== null && (
            <QuietText>
              {trans('Its text, contact details, recording, notes and replies were deleted on {time}.', {
                time: <LongMoment at={request.emptied_at} />,
              })}
            </QuietText>
          )}
          {request.prayer_text !== null && (
            <Prayer dir="auto" lang={textLanguage(request)}>
              {request.prayer_text}
            </Prayer>
          )}
          {audioPath !== null && <Recording audioPath={audioPath} requester={requester} />}
          {mayMarkListened(request) && <ListenFirst request={request} />}
          {request.emptied_at === null && <CategoryBadges categories={request.categories} />}
          <RequesterUpdates request={request} />
          <EarlierRequests request={request} />
          {assignee !== null && (
            <QuietText>
              {trans('Assigned to {name}', {
                name: <strong>{shownName(team, assignee, t('a former member'))}</strong>,
              })}
              {contactedAt !== null && (
                <>
                  {' · '}
                  {request.follow_up_requested
                    ? trans('Contacted {time}', { time: <LongMoment at={contactedAt} /> })
                    : trans('Prayed {time}', { time: <LongMoment at={contactedAt} /> })}
                </>
              )}
            </QuietText>
          )}
          <ComeBackQuestion request={request} />
          <RequestReplies
            request={request}
            actions={(replyButton, isReplying) => (
              <RequestActions request={request} isReplying={isReplying}>
                {replyButton}
              </RequestActions>
            )}
          />
          <RequestHistory requestId={request.id} describedBy={headingId} />
        </Asked>
        <RequestNotes request={request} />
      </Columns>
    </Card>
  );
});
