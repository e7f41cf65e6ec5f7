import * as z from 'zod';
import { DAY_MS } from '../fields/durations.ts';
import type { Stored } from '../fields/stored.ts';
import { spokenLanguagesSchema } from './profile.ts';

/** How a member is notified: the parts of profiles and lists that messages need. */
const directoryMemberSchema = z.object({
  user_id: z.string(),
  first_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  languages: spokenLanguagesSchema.optional(),
  /** The ids of the methods that reach the member. */
  lists: z.array(z.string()),
});

type DirectoryMember = z.infer<typeof directoryMemberSchema>;

/** The stored fields of `staff_directory/current`. */
export function staffDirectoryFields(instant: z.ZodType<Date>) {
  const state = z.object({ count: z.int(), newest_at: instant.nullable() });
  return {
    profiles: state,
    memberships: state,
    built_at: instant,
    /** Keyed by uid. */
    members: z.record(z.string(), directoryMemberSchema),
  };
}

/** A copy of how each member is notified, so that a notification reads one document instead of several per member. */
export type StaffDirectory<Instant> = Stored<typeof staffDirectoryFields, Instant>;

/** The number of documents in a collection and when the newest was created. Changes when a document is added or removed. */
export type CollectionState<Instant> = StaffDirectory<Instant>['profiles'];

/** A directory older than this is always rebuilt. */
const LONGEST_USE_MS = DAY_MS;

/** True if a directory reflects the current staff and their lists and is not too old. */
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

/** Returns the staff members by uid, each with their lists. */
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

/** True if a change to a profile affects how its member is notified. */
export function changesDirectory(before: DirectoryProfile, after: DirectoryProfile): boolean {
  const addressed = ({ first_name, email, phone, languages }: DirectoryProfile) =>
    JSON.stringify([first_name, email, phone, languages ?? null]);
  return addressed(before) !== addressed(after);
}

/** Returns the uids of the members on any of these lists. */
export function listedIn(
  { members }: Pick<StaffDirectory<unknown>, 'members'>,
  methodIds: readonly string[],
): string[] {
  return Object.values(members)
    .filter(({ lists }) => lists.some((id) => methodIds.includes(id)))
    .map(({ user_id }) => user_id);
}
