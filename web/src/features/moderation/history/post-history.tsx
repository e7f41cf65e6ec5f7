import {
  type ModerationAction,
  type ModerationEvent,
  moderationEventFields,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { postHistoryPath } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { fullName } from '@prayer-community/domain/staff/profile';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { collection, orderBy, query } from 'firebase/firestore';
import { useCallback } from 'react';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { useLiveQuery } from '../../../firebase/use-live-query.ts';
import { History } from '../../../ui/team/history/history.tsx';
import { HistoryList } from '../../../ui/team/history/history-list.tsx';
import { useStaffMembers } from '../../../ui/team/use-staff-members.ts';

const eventSchema: z.ZodType<ModerationEvent<Date>> = z.object(moderationEventFields(storedInstant));

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
  const load = useCallback(
    async () => ({
      query: query(collection(firestore, postHistoryPath(postId)), orderBy('at')),
      schema: eventSchema,
    }),
    [postId],
  );
  const events = useLiveQuery(load);
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
