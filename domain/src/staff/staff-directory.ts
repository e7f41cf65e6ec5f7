import * as z from 'zod';
import { spokenLanguagesSchema } from './profile.ts';

/** How a member is notified: what messages need of profiles and lists. */
export const directoryMemberSchema = z.object({
  user_id: z.string(),
  first_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  languages: spokenLanguagesSchema.optional(),
  /** The ids of the methods that reach the member. */
  lists: z.array(z.string()),
});

export type DirectoryMember = z.infer<typeof directoryMemberSchema>;

/** How many documents a collection holds, and when the newest was created: another one, or one less, changes this. */
export interface CollectionState<Instant> {
  count: number;
  newest_at: Instant | null;
}

/** The stored fields of `staff_directory/current`, generic over the type of an instant. */
export function staffDirectoryFields<Instant extends z.ZodType>(instant: Instant) {
  const state = z.object({ count: z.int(), newest_at: instant.nullable() });
  return {
    profiles: state,
    memberships: state,
    built_at: instant,
    /** By uid. */
    members: z.record(z.string(), directoryMemberSchema),
  };
}

/** A copy of how each member is notified, so that a notification reads one document and not several for each member. */
export interface StaffDirectory<Instant> {
  profiles: CollectionState<Instant>;
  memberships: CollectionState<Instant>;
  built_at: Instant;
  members: Record<string, DirectoryMember>;
}

/** After this time a directory is built again whatever it says. */
const LONGEST_USE_MS = 24 * 3_600_000;

/** True where a directory holds those who are on the staff and on its lists now. */
export function isCurrentDirectory(
  directory: Pick<StaffDirectory<Date>, 'profiles' | 'memberships' | 'built_at'>,
  now: Pick<StaffDirectory<Date>, 'profiles' | 'memberships'>,
  at: Date,
): boolean {
  return (
    isSameState(directory.profiles, now.profiles) &&
    isSameState(directory.memberships, now.memberships) &&
    at.getTime() - directory.built_at.getTime() < LONGEST_USE_MS
  );
}

function isSameState(one: CollectionState<Date>, other: CollectionState<Date>): boolean {
  return one.count === other.count && one.newest_at?.getTime() === other.newest_at?.getTime();
}

type DirectoryProfile = Omit<DirectoryMember, 'lists'>;

/** The members of the staff, each with their lists. */
export function directoryMembers(
  profiles: readonly DirectoryProfile[],
  memberships: readonly { user_id: string; method_id: string }[],
): Record<string, DirectoryMember> {
  const entries = profiles.map(({ user_id, first_name, email, phone, languages }) => {
    const own = memberships.filter((membership) => membership.user_id === user_id);
    const lists = own.map(({ method_id }) => method_id).sort();
    return [user_id, { user_id, first_name, email, phone, ...(languages && { languages }), lists }] as const;
  });
  return Object.fromEntries(entries);
}

/** True where a changed profile changes how its member is notified. */
export function changesDirectory(before: DirectoryProfile, after: DirectoryProfile): boolean {
  const addressed = ({ first_name, email, phone, languages }: DirectoryProfile) =>
    JSON.stringify([first_name, email, phone, languages ?? null]);
  return addressed(before) !== addressed(after);
}

/** The members whom one of these lists reaches, by uid. */
export function listedIn(
  { members }: Pick<StaffDirectory<unknown>, 'members'>,
  methodIds: readonly string[],
): string[] {
  return Object.values(members)
    .filter(({ lists }) => lists.some((id) => methodIds.includes(id)))
    .map(({ user_id }) => user_id);
}
