import { createContext, use } from 'react';
import type { Member } from '../../../ui/team/use-members.ts';

export interface MemberTasks {
  edit: (member: Member) => void;
  sendResetEmail: (member: Member) => void;
  setPassword: (member: Member) => void;
  deleteMember: (member: Member) => void;
  /** Asks for confirmation first. */
  makeLeader: (member: Member, onConfirm: () => Promise<void>) => void;
}

export const MemberTasksContext = createContext<MemberTasks | null>(null);

/** @throws Error if used outside the member list */
export function useMemberTasks(): MemberTasks {
  const tasks = use(MemberTasksContext);
  if (tasks === null) {
    throw new Error('Only the list of members knows what may be done about one');
  }
  return tasks;
}
