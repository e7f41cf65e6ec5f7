import { type OpenRequests, openCountOf } from '@prayer-community/domain/insights/insights-counts';
import { fullName, type Profile } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { type FigureTable, type Ranked, rankingColumns } from './figure-table.ts';

/**
 * Returns the open requests of each member, most first. The last row adds up the requests of everyone not in `members`.
 * @param othersName the name of that row
 */
export function openByMember(
  open: Pick<OpenRequests, 'members'>,
  members: readonly Identified<Profile<Date>>[],
  othersName: string,
): FigureTable<Ranked> {
  const rows = members
    .map((member) => ({ name: fullName(member), count: openCountOf(open, member.id) }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  const shown = new Set(members.map(({ id }) => id));
  const others = Object.entries(open.members).reduce(
    (sum, [uid, count]) => (shown.has(uid) ? sum : sum + count),
    0,
  );
  return {
    title: t('Open Requests by Member'),
    columns: rankingColumns(t('Member'), t('Open @requests'), t('Open requests')),
    rows: others > 0 ? [...rows, { name: othersName, count: others }] : rows,
  };
}
