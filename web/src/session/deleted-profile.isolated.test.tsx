import { render, screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { staffMember } from '../testing/show-on-dashboard.tsx';
import { useOwnProfile } from './own-profile.ts';
import { OwnProfileProvider } from './own-profile-provider.tsx';
import { INTAKE_DRAFT_PREFIX, openTextDrafts } from './text-drafts.ts';

const reactfire = vi.hoisted(() => ({ useFirestoreDoc: vi.fn() }));
vi.mock('reactfire', () => reactfire);

const RUTHS_CALL = `${INTAKE_DRAFT_PREFIX}ruth`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.clear();
  localStorage.setItem(RUTHS_CALL, 'a call');
  openTextDrafts('ruth', 'notes').set('request', 'Called her.');
  openTextDrafts('miriam', 'notes').set('request', 'Called him.');
});

function answer(stored: object | undefined, fromCache = false): void {
  const data = { exists: () => stored !== undefined, metadata: { fromCache }, data: () => stored };
  reactfire.useFirestoreDoc.mockReturnValue({ status: 'success', data });
}

function IsDeleted() {
  const own = useOwnProfile();
  return <output>{String(own.state === 'absent' && own.isDeleted)}</output>;
}

/** Opens the staff area with a profile, of which the server then says something else. */
function openThen(change: () => void): void {
  answer(staffMember('ruth', 'prayer_team'));
  const { rerender } = render(<OwnProfileProvider uid="ruth">the dashboard</OwnProfileProvider>);
  change();
  rerender(
    <OwnProfileProvider uid="ruth">
      <IsDeleted />
    </OwnProfileProvider>,
  );
}

it('a deleted member’s drafts leave the device, and no one else’s', () => {
  openThen(() => answer(undefined));

  expect(screen.getByRole('status')).toHaveTextContent('true');
  expect(openTextDrafts('ruth', 'notes').get('request')).toBe('');
  expect(localStorage.getItem(RUTHS_CALL)).toBeNull();
  expect(openTextDrafts('miriam', 'notes').get('request')).toBe('Called him.');
});

it.each<[string, () => void]>([
  ['cannot be read offline', () => answer(undefined, true)],
  ['is of a newer version', () => answer({ role: 'a role to come' })],
  [
    'is refused, as after the end of a session',
    () =>
      reactfire.useFirestoreDoc.mockImplementation(() => {
        throw new FirebaseError('permission-denied', 'refused');
      }),
  ],
])('drafts stay if the profile %s', (_why, change) => {
  openThen(change);

  expect(screen.getByRole('status')).toHaveTextContent('false');
  expect(openTextDrafts('ruth', 'notes').get('request')).toBe('Called her.');
  expect(localStorage.getItem(RUTHS_CALL)).toBe('a call');
});
