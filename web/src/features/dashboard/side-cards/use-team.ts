import { COLLECTIONS } from '@prayer-community/domain/collections';
import { fullName, type Profile } from '@prayer-community/domain/staff/profile';
import { activeLocale } from '@prayer-community/i18n/text';
import { collection, orderBy, query } from 'firebase/firestore';
import { useState } from 'react';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type Listener, listen } from '../../../firebase/listen.ts';
import { profileSchema } from '../../../firebase/profile-schema.ts';
import { type LiveQuery, useFollowing } from '../../../firebase/use-live-query.ts';

const followTeam = async () => (listener: Listener<Profile<Date>>) =>
  listen(query(collection(firestore, COLLECTIONS.profiles), orderBy('first_name')), profileSchema, {
    ...listener,
    // The database sorts by bytes, which puts Álvaro after Zoe.
    onDocuments: (members) =>
      listener.onDocuments(
        members.toSorted((one, other) => fullName(one).localeCompare(fullName(other), activeLocale())),
      ),
  });

const followNobody = async () => () => () => {};

/**
 * Follows all staff members, live, by first name.
 * @param isWanted false until names are shown, because each member costs a read. The query stays loading until true, and
 * goes on afterwards, because to start over would read every member again.
 */
export function useTeam(isWanted: boolean): LiveQuery<Profile<Date>> {
  const [isFollowed, setIsFollowed] = useState(isWanted);
  if (isWanted && !isFollowed) {
    setIsFollowed(true);
  }
  return useFollowing(isFollowed ? followTeam : followNobody);
}
