import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc } from 'firebase/firestore';
import { Component, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useFirestoreDoc } from 'reactfire';
import { firestore } from '../firebase/firestore-sdk.ts';
import { isPermissionDenied } from '../firebase/is-permission-denied.ts';
import { profileSchema } from '../firebase/profile-schema.ts';
import { useOutOfDate } from '../ui/connection/out-of-date.ts';
import { type OwnProfile, OwnProfileContext } from './own-profile.ts';
import { forgetTextDraftsOf } from './text-drafts.ts';

interface OwnProfileProviderProps {
  uid: string;
  children: ReactNode;
}

export function OwnProfileProvider({ uid, children }: OwnProfileProviderProps) {
  // Outside the boundary, so that a refusal does not reset it.
  const [wasReady, setWasReady] = useState(false);
  const refused = useMemo((): OwnProfile => ({ state: 'absent', wasReady, isDeleted: false }), [wasReady]);
  return (
    <PermissionDeniedBoundary refused={<OwnProfileContext value={refused}>{children}</OwnProfileContext>}>
      <FollowedProfile uid={uid} wasReady={wasReady} onReady={setWasReady}>
        {children}
      </FollowedProfile>
    </PermissionDeniedBoundary>
  );
}

interface FollowedProfileProps extends OwnProfileProviderProps {
  wasReady: boolean;
  onReady: (isReady: true) => void;
}

function FollowedProfile({ uid, wasReady, onReady, children }: FollowedProfileProps) {
  const reference = useMemo(() => doc(firestore, COLLECTIONS.profiles, uid), [uid]);
  const { status, data } = useFirestoreDoc(reference, { suspense: false });
  // Offline, the SDK reports a document that is not in its memory as if it did not exist.
  const isUnconfirmed = status === 'success' && !data.exists() && data.metadata.fromCache;
  useOutOfDate(isUnconfirmed);
  const isKnown = status === 'success' && !isUnconfirmed;
  const stored: unknown = isKnown ? data.data({ serverTimestamps: 'estimate' }) : undefined;
  const found = useMemo(() => (isKnown ? toOwnProfile(uid, stored) : LOADING), [isKnown, uid, stored]);
  // A profile that the rules refuse may still exist, as its session may have ended.
  const isDeleted = isKnown && stored === undefined;
  const absent = useMemo((): OwnProfile => ({ state: 'absent', wasReady, isDeleted }), [wasReady, isDeleted]);
  const own = found ?? absent;
  const isReady = own.state === 'ready';
  useEffect(() => {
    if (isReady) {
      onReady(true);
    }
  }, [isReady, onReady]);
  useEffect(() => {
    if (isDeleted) {
      forgetTextDraftsOf(uid);
    }
  }, [isDeleted, uid]);
  // A screen starts with the profile and takes long to draw. Deferring it keeps the page responsive.
  return <OwnProfileContext value={useDeferredValue(own)}>{children}</OwnProfileContext>;
}

const LOADING: OwnProfile = { state: 'loading' };

function toOwnProfile(uid: string, stored: unknown): OwnProfile | null {
  const parsed = profileSchema.safeParse(stored);
  return parsed.success ? { state: 'ready', uid, profile: parsed.data } : null;
}

/** reactfire throws when the rules refuse, as they do after the end of a session. */
class PermissionDeniedBoundary extends Component<
  { refused: ReactNode; children: ReactNode },
  { isRefused: boolean }
> {
  override state = { isRefused: false };

  static getDerivedStateFromError(error: unknown) {
    if (isPermissionDenied(error)) {
      return { isRefused: true };
    }
    throw error;
  }

  override render() {
    return this.state.isRefused ? this.props.refused : this.props.children;
  }
}
