import { historyPath } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type HistoryAction,
  type HistoryEvent,
  historyEventFields,
  isByRequester,
} from '@prayer-community/domain/prayer-request/request-history';
import { type Message, message, t } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { History } from '../../../ui/team/history/history.tsx';
import { HistoryList } from '../../../ui/team/history/history-list.tsx';
import { useHistory } from '../../../ui/team/history/use-history.ts';
import { shownName } from '../../../ui/team/staff-names.ts';
import { useDashboard } from '../dashboard-context.ts';

const eventSchema: z.ZodType<HistoryEvent<Date>> = z.object(historyEventFields(storedInstant));

const ACTION_TEXTS: Record<HistoryAction, Message> = {
  submitted: message('Submitted'),
  imported: message('Imported'),
  assigned: message('Assigned'),
  unassigned: message('Unassigned'),
  prayed_for: message('Marked as prayed for'),
  prayed_for_taken_back: message('“Prayed For” undone'),
  closed: message('Closed'),
  reopened: message('Reopened'),
  note_posted: message('Note posted'),
  update_added: message('Update added'),
  come_back_set: message('Date to come back set'),
  come_back_cleared: message('Date to come back cleared'),
  reply_sent: message('Reply sent @history'),
  returned_to_pool: message('Returned to new'),
  returned_as_away: message('Returned to new: the assignee is away'),
  returned_as_idle: message('Returned to new: no activity for too long'),
  escalated: message('All leaders notified that it’s overdue'),
  emptied: message('Text, contact details and recording deleted'),
  withdrawn: message('Withdrawn'),
  deleted: message('Withdrawn and deleted'),
};

/** Shows who did what to a request. The history is read only when opened. */
export function RequestHistory({ requestId, describedBy }: { requestId: string; describedBy: string }) {
  return <History describedBy={describedBy}>{() => <Events requestId={requestId} />}</History>;
}

function Events({ requestId }: { requestId: string }) {
  const { team } = useDashboard();
  const events = useHistory(historyPath(requestId), eventSchema);
  const nameOrFormer = (uid: string) => shownName(team, uid, t('a former member'));

  return (
    <HistoryList
      events={events}
      actionText={({ action, assigned_to }) =>
        assigned_to === null
          ? t(ACTION_TEXTS[action])
          : t('Assigned to {name}', { name: nameOrFormer(assigned_to) })
      }
      actorOf={(event) => {
        if (event.actor === null) {
          return isByRequester(event) ? t('By the requester') : t('Automatic');
        }
        return t('By {name}', { name: nameOrFormer(event.actor) });
      }}
    />
  );
}
