import { t } from '@prayer-community/i18n/text';
import { type Ref, useState } from 'react';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import type { AccountSession } from '../../session/account/account-session.ts';
import { lossAtSignOut } from '../../session/loss-at-sign-out.ts';
import { signOut } from '../../session/sign-out.ts';
import { signOutOrToast } from '../../session/sign-out-or-toast.ts';
import { type Confirmation, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InlineButton } from '../../ui/inline-button.tsx';
import { successToast } from '../../ui/toast/success-toast.ts';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useUnderway } from '../../ui/use-underway.ts';
import { confirmedCall } from './confirmed-call.ts';
import { NameForm } from './name-form.tsx';
import { Actions, Quiet } from './stack.tsx';

interface MemberBarProps {
  account: Extract<AccountSession, { state: 'signedIn' }>;
  canRename: boolean;
  /** Attached to the text, which is focusable by script. */
  ref: Ref<HTMLParagraphElement>;
}

/**
 * Shows who is signed in. Members can change their name here, and sign out, also on all devices if they signed in by a
 * link. Asks first if that would lose text.
 */
export function MemberBar({ account: { displayName, email, isStaff }, canRename, ref }: MemberBarProps) {
  const [isLeaving, run] = useUnderway();
  const [isRenaming, setIsRenaming] = useState(false);
  const { confirmation, ask, close } = useConfirmation();
  const renameButton = useLostFocus<HTMLButtonElement>(isRenaming);

  function leave(): Promise<void> {
    return signOutOrToast('asked');
  }

  function handleSignOut(): void {
    const loss = lossAtSignOut();
    if (loss === null) {
      void run(leave);
    } else {
      ask({ ...loss, confirmLabel: t('Sign Out'), onConfirm: leave });
    }
  }

  function signOutOnAllDevices(): Confirmation {
    const text = t('You’ll be signed out here now, and on your other devices within an hour.');
    const loss = lossAtSignOut();
    return confirmedCall({
      title: t('Sign out on all devices?'),
      text: loss === null ? text : `${text} ${loss.text}`,
      confirmLabel: t('Sign Out'),
      call: async () => {
        await callOrThrow('endLinkSessions', {});
        await signOut('asked');
      },
      success: successToast(t('Signed out'), t('Your other devices are signed out within an hour.')),
      failure: t('Failed to sign out'),
    });
  }

  return (
    <>
      <Actions sx={{ justifyContent: 'space-between' }}>
        <Quiet ref={ref} tabIndex={-1}>
          {t('Signed in as {name}', { name: displayName ?? email })}
        </Quiet>
        <Actions>
          {canRename && (
            <InlineButton
              ref={renameButton}
              look="text"
              aria-expanded={isRenaming}
              onClick={() => setIsRenaming(!isRenaming)}
            >
              {t('Change Name')}
            </InlineButton>
          )}
          <InlineButton look="text" onClick={handleSignOut} aria-disabled={isLeaving}>
            {t('Sign Out')}
          </InlineButton>
          {!isStaff && (
            <InlineButton look="text" onClick={() => ask(signOutOnAllDevices())}>
              {t('Sign Out on All Devices')}
            </InlineButton>
          )}
        </Actions>
      </Actions>
      {canRename && isRenaming && <NameForm name={displayName ?? ''} onClose={() => setIsRenaming(false)} />}
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}
