import { zodResolver } from '@hookform/resolvers/zod';
import {
  type EditMemberForm,
  editMemberFormWithPhoneSchema,
} from '@prayer-community/domain/staff/staff-phone';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { useForm } from 'react-hook-form';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { CallRefusal } from '../../../firebase/call-refusal.ts';
import { FormDialogParts } from '../../../ui/form/form-dialog.tsx';
import { FormColumn } from '../../../ui/form/form-layout.ts';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { EmailField, NameFields, PhoneField } from '../../../ui/team/member-fields.tsx';
import type { Run } from '../../../ui/use-underway.ts';
import { toastFailure } from '../user-management-toasts.ts';
import { type PendingEmail, requestEmail } from './request-email.ts';

const FORM_ID = 'edit-member';
const RESOLVER = zodResolver(editMemberFormWithPhoneSchema);

interface EditFormProps {
  titleId: string;
  uid: string;
  stored: EditMemberForm;
  /** The address to begin with, if one was entered before. */
  typedEmail: string;
  isUnderway: boolean;
  run: Run;
  /** Called when everything but a new email address is saved. */
  onSaved: (form: EditMemberForm) => void;
  /** Called when a new email address is waiting for its code. */
  onPending: (email: PendingEmail) => void;
  onClose: () => void;
}

export function EditForm({
  titleId,
  uid,
  stored,
  typedEmail,
  isUnderway,
  run,
  onSaved,
  onPending,
  onClose,
}: EditFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<EditMemberForm>({
    resolver: RESOLVER,
    defaultValues: { ...stored, email: typedEmail },
  });
  const { errors } = formState;
  const submit = useSubmitOnce(handleSubmit((form) => run(() => save(form))));

  async function save(form: EditMemberForm): Promise<void> {
    try {
      const { email } = form;
      const isNewEmail = email !== stored.email.toLowerCase();
      const changes = changesOf(form, stored);
      const hasChanges = Object.keys(changes).length > 0;
      if (hasChanges) {
        await callOrThrow('updateTeamMember', { uid, ...changes });
      }
      if (hasChanges || !isNewEmail) {
        onSaved(form);
      }
      if (isNewEmail) {
        onPending(await requestEmail(uid, email));
      } else {
        onClose();
      }
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    if (error instanceof CallRefusal && error.isFor(MEMBER_REFUSALS.emailTaken)) {
      setError('email', { message: error.message }, { shouldFocus: true });
    } else {
      toastFailure('edit', error);
    }
  }

  return (
    <FormDialogParts
      titleId={titleId}
      title={t('Edit Member')}
      formId={FORM_ID}
      submitLabel={t('Save Changes')}
      submittingLabel={t('Saving…')}
      isSubmitting={isUnderway}
      onClose={onClose}
    >
      <FormColumn id={FORM_ID} noValidate onSubmit={submit}>
        <NameFields
          first={{ registration: register('firstName'), error: errors.firstName?.message }}
          last={{ registration: register('lastName'), error: errors.lastName?.message }}
        />
        <EmailField
          registration={register('email')}
          error={errors.email?.message}
          hint={t('A new address takes effect once its owner confirms it with a code.')}
        />
        <PhoneField registration={register('phone')} error={errors.phone?.message} />
      </FormColumn>
    </FormDialogParts>
  );
}

/** Returns the changed fields. First and last name always go together. */
function changesOf(form: EditMemberForm, stored: EditMemberForm): Partial<Omit<EditMemberForm, 'email'>> {
  const { firstName, lastName, phone } = form;
  return {
    ...((firstName !== stored.firstName || lastName !== stored.lastName) && { firstName, lastName }),
    ...(phone !== stored.phone && { phone }),
  };
}
