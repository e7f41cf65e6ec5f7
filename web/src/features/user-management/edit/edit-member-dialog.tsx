import { fullName } from '@prayer-community/domain/staff/profile';
import type { EditMemberForm } from '@prayer-community/domain/staff/staff-phone';
import { t } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import { FormDialogFrame } from '../../../ui/form/form-dialog.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { toastSuccess } from '../user-management-toasts.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { EditForm } from './edit-form.tsx';
import type { PendingEmail } from './request-email.ts';

interface EditMemberDialogProps {
  member: StaffMember;
  onClose: () => void;
}

/** Edits a member's name, email address and phone number. A new address must be confirmed with a code first. */
export function EditMemberDialog({ member, onClose }: EditMemberDialogProps) {
  const [stored, setStored] = useState<EditMemberForm>({
    firstName: member.first_name,
    lastName: member.last_name,
    email: member.email,
    phone: member.phone ?? '',
  });
  const [typedEmail, setTypedEmail] = useState(member.email);
  const [pending, setPending] = useState<PendingEmail | null>(null);
  const [isUnderway, run] = useUnderway();
  const titleId = useId();

  function handleSaved(form: EditMemberForm): void {
    setStored({ ...form, email: stored.email });
    toastSuccess(t('Member Updated'), t('{name}’s details were saved.', { name: nameOf(form) }));
  }

  return (
    <FormDialogFrame titleId={titleId} isSubmitting={isUnderway} onClose={onClose} maxWidth="sm">
      {pending ? (
        <ConfirmEmail
          titleId={titleId}
          name={nameOf(stored)}
          pending={pending}
          isUnderway={isUnderway}
          run={run}
          onPending={setPending}
          onClose={onClose}
        />
      ) : (
        <EditForm
          titleId={titleId}
          uid={member.id}
          stored={stored}
          typedEmail={typedEmail}
          isUnderway={isUnderway}
          run={run}
          onSaved={handleSaved}
          onPending={(email) => {
            setTypedEmail(email.email);
            setPending(email);
          }}
          onClose={onClose}
        />
      )}
    </FormDialogFrame>
  );
}

function nameOf({ firstName, lastName }: EditMemberForm): string {
  return fullName({ first_name: firstName, last_name: lastName });
}
