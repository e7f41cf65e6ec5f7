import {
  type ModerationAction,
  type ModerationEvent,
  moderationEventFields,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { postHistoryPath } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type Message, message, t } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { History } from '../../../ui/team/history/history.tsx';
import { HistoryList } from '../../../ui/team/history/history-list.tsx';
import { useHistory } from '../../../ui/team/history/use-history.ts';
import { shownName } from '../../../ui/team/staff-names.ts';
import { useStaffMembers } from '../../../ui/team/use-staff-members.ts';

const eventSchema: z.ZodType<ModerationEvent<Date>> = z.object(moderationEventFields(storedInstant));

const ACTION_TEXTS: Record<ModerationAction, Message> = {
  approve: message('Approved'),
  hide: message('Hidden @action'),
  restore: message('Restored'),
  keep: message('Left unchanged'),
  edit: message('Text changed'),
  unmark_answered: message('No longer answered'),
};

/** The decisions made about a post. Read only when opened. */
export function PostHistory({ postId, describedBy }: { postId: string; describedBy: string }) {
  return <History describedBy={describedBy}>{() => <Decisions postId={postId} />}</History>;
}

function Decisions({ postId }: { postId: string }) {
  const events = useHistory(postHistoryPath(postId), eventSchema);
  const members = useStaffMembers();
  const team = members.state === 'ready' ? members.documents : null;

  function actorOf({ actor }: ModerationEvent<Date>): string {
    if (actor === null) {
      return t('By visitor reports');
    }
    return t('By {name}', { name: shownName(team, actor, t('a former member')) });
  }

  return <HistoryList events={events} actionText={actionText} actorOf={actorOf} />;
}

function actionText({ action, is_undo }: ModerationEvent<Date>): string {
  return is_undo
    ? t('Undone: {action}', { action: t(ACTION_TEXTS[action]).toLowerCase() })
    : t(ACTION_TEXTS[action]);
}
