import type { ModerationAction, ModerationEvent } from '@prayer-community/domain/belief-wall/wall-moderation';
import { fullName } from '@prayer-community/domain/staff/profile';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { History } from '../../../ui/team/history/history.tsx';
import { HistoryList } from '../../../ui/team/history/history-list.tsx';
import { useStaffMembers } from '../../../ui/team/use-staff-members.ts';
import { usePostHistory } from './use-post-history.ts';

const ACTION_TEXTS: Record<ModerationAction, Message> = {
  approve: message('Approved'),
  hide: message('Hidden @deed'),
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
  const events = usePostHistory(postId);
  const members = useStaffMembers();

  function actorOf({ actor }: ModerationEvent<Date>): string {
    if (actor === null) {
      return t('By visitor reports');
    }
    const member = members.state === 'ready' && members.documents.find(({ id }) => id === actor);
    return t('By {name}', { name: member ? fullName(member) : formerOrComing(members.state) });
  }

  return <HistoryList events={events} actionText={actionText} actorOf={actorOf} />;
}

function actionText({ action, is_undo }: ModerationEvent<Date>): string {
  return is_undo
    ? t('Undone: {deed}', { deed: t(ACTION_TEXTS[action]).toLowerCase() })
    : t(ACTION_TEXTS[action]);
}

function formerOrComing(membersState: 'loading' | 'error' | 'ready'): string {
  return membersState === 'loading' ? '…' : t('a former member');
}
