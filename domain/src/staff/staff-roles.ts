export const STAFF_ROLES = ['prayer_team', 'leadership'] as const;
