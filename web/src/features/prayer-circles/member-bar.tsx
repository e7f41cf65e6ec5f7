import { t } from '@prayer-community/i18n/text';
import { type Ref, useState } from 'react';
import type { SignedInAccount } from '../../session/account/account-session.ts';
import { signOutOrToast } from '../../session/sign-out-or-toast.ts';
import { InlineButton } from '../../ui/inline-button.tsx';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useUnderway } from '../../ui/use-underway.ts';
import { NameForm } from './name-form.tsx';
import { Actions, Quiet } from './stack.tsx';

interface MemberBarProps {
  account: SignedInAccount;
  canRename: boolean;
  /** Attached to the text, which is focusable by script. */
  ref: Ref<HTMLParagraphElement>;
}

/** Shows who is signed in. Members can change their name here, and sign out. */
export function MemberBar({ account: { displayName, email }, canRename, ref }: MemberBarProps) {
  const [isLeaving, run] = useUnderway();
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useLostFocus<HTMLButtonElement>(isRenaming);

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
          <InlineButton
            look="text"
            onClick={() => void run(() => signOutOrToast('asked'))}
            aria-disabled={isLeaving}
          >
            {t('Sign Out')}
          </InlineButton>
        </Actions>
      </Actions>
      {canRename && isRenaming && <NameForm name={displayName ?? ''} onClose={() => setIsRenaming(false)} />}
    </>
  );
}
