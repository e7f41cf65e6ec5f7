import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { createContext, use } from 'react';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';

export interface MemberTasks {
  edit: (member: StaffMember) => void;
  sendResetEmail: (member: StaffMember) => void;
  setPassword: (member: StaffMember) => void;
  deleteMember: (member: StaffMember) => void;
  /** Asks for confirmation before the member gets this role. */
  confirmRole: (member: StaffMember, role: StaffRole, onConfirm: () => Promise<void>) => void;
  /** Asks for confirmation before the member becomes available, which removes a planned absence. */
  confirmAvailable: (member: StaffMember, onConfirm: () => Promise<void>) => void;
}

export const MemberTasksContext = createContext<MemberTasks | null>(null);

/** @throws Error if used outside the member list */
export function useMemberTasks(): MemberTasks {
  const tasks = use(MemberTasksContext);
  if (tasks === null) {
    throw new Error('useMemberTasks must be used inside MemberList');
  }
  return tasks;
}
