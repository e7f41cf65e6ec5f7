import { beforeEach, expect, it } from 'vitest';
import { trackWrite } from '../ui/connection/pending-writes.ts';
import { lossAtSignOut } from './loss-at-sign-out.ts';
import { storeStaffSignedIn } from './staff-signed-in.ts';
import { openTextDrafts } from './text-drafts.ts';

beforeEach(() => {
  storeStaffSignedIn(true);
});

it('signing out names the text it would lose beside a change that is waiting to be sent', () => {
  expect(lossAtSignOut()).toBeNull();

  openTextDrafts('ruth', 'notes').set('a', 'Called her.');
  expect(lossAtSignOut()).toEqual({
    title: 'Unfinished Text',
    text: 'Text that was typed on this device has not been sent. If you continue, it will be lost.',
  });

  void trackWrite(new Promise(() => {}));
  expect(lossAtSignOut()).toEqual({
    title: 'Changes Not Sent',
    text: '1 change is waiting to be sent. If you continue, it will be lost. Text that was typed on this device will be lost too.',
  });
});
