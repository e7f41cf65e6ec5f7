import { createContext, use } from 'react';
import type { Member } from '../../../ui/team/use-members.ts';

/** What may be done about a member from its row. */
export interface MemberTasks {
  edit: (member: Member) => void;
  sendResetEmail: (member: Member) => void;
  setPassword: (member: Member) => void;
  deleteMember: (member: Member) => void;
  /** Asks first. */
  makeLeader: (member: Member, onConfirm: () => Promise<void>) => void;
}

export const MemberTasksContext = createContext<MemberTasks | null>(null);

/** @throws Error outside of the list of members */
export function useMemberTasks(): MemberTasks {
  const tasks = use(MemberTasksContext);
  if (tasks === null) {
    throw new Error('Only the list of members knows what may be done about one');
  }
  return tasks;
}
