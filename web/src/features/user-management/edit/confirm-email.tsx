import { t } from '@prayer-community/i18n/text';
import type { FormEvent } from 'react';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { codeSentText } from '../../../ui/form/emailed-code.ts';
import { FormDialogParts } from '../../../ui/form/form-dialog.tsx';
import { ResendCodeButton } from '../../../ui/form/resend-code-button.tsx';
import type { Run } from '../../../ui/use-underway.ts';
import type { PendingEmail } from './request-email.ts';
import { useConfirmEmail } from './use-confirm-email.ts';

const FORM_ID = 'confirm-email';

interface ConfirmEmailProps {
  titleId: string;
  name: string;
  pending: PendingEmail;
  isUnderway: boolean;
  run: Run;
  /** Called when another code was emailed, or with null if the address must be entered again. */
  onPending: (pending: PendingEmail | null) => void;
  onClose: () => void;
}

/** Asks for the code that was emailed to a member's new address. */
export function ConfirmEmail({ titleId, onClose, ...steps }: ConfirmEmailProps) {
  const { name, pending, isUnderway } = steps;
  const { code, error, type, submit, resend } = useConfirmEmail({ ...steps, onDone: onClose });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  return (
    <FormDialogParts
      titleId={titleId}
      title={t('Confirm New Email')}
      formId={FORM_ID}
      submitLabel={t('Verify')}
      submittingLabel={t('Verifying…')}
      isSubmitting={isUnderway}
      onClose={onClose}
    >
      <p style={{ marginTop: 0 }}>{codeSentText(pending.email)}</p>
      <p>
        {t('Ask {name} for the code and enter it here. Until then, the address stays the same.', { name })}
      </p>
      <p>
        {t(
          'With the new address, {name} leaves all prayer circles and needs new invitations. Circles with no other members are deleted.',
          { name },
        )}
      </p>
      <form id={FORM_ID} noValidate onSubmit={handleSubmit}>
        <CodeField
          label={t('Confirmation code')}
          code={code}
          onType={type}
          isUnderway={isUnderway}
          error={error}
        />
      </form>
      <ResendCodeButton
        resendAtMs={pending.resendAtMs}
        isUnderway={isUnderway}
        sx={{ mt: 1, px: 0 }}
        onResend={resend}
      />
    </FormDialogParts>
  );
}
