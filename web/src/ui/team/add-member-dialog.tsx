import { zodResolver } from '@hookform/resolvers/zod';
import { memberFormWithPhoneSchema } from '@prayer-community/domain/staff/staff-phone';
import {
  MEMBER_FORM_MESSAGES,
  MEMBER_REFUSALS,
  type MemberForm,
  suggestedUsername,
} from '@prayer-community/domain/staff/team-member';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { ChoiceGroup } from '../form/choice-group.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FieldPair, FormColumn, PinnedProblem } from '../form/form-layout.ts';
import { TextField } from '../form/text-field.tsx';
import { useSubmitOnce } from '../form/use-submit-once.ts';
import { showToast } from '../toast/toast.ts';
import { memberAdded, memberNotAdded } from './add-member-toasts.ts';
import { EmailField, NameFields, PhoneField } from './member-fields.tsx';
import { ROLE_LABELS } from './member-labels.ts';

type FormInput = z.input<typeof memberFormWithPhoneSchema>;

const FORM_ID = 'add-member';
const RESOLVER = zodResolver(memberFormWithPhoneSchema);
const EMPTY: FormInput = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  phone: '',
  role: 'prayer_team',
};
const ROLES = [
  { value: 'prayer_team', label: ROLE_LABELS.prayer_team },
  { value: 'leadership', label: ROLE_LABELS.leadership },
] as const;

/** Returns the field that the server refused, if it did. Only the server can check these fields. */
function refusedField(refusal: CallRefusal): 'email' | 'username' | null {
  if (refusal.isFor(MEMBER_REFUSALS.emailTaken)) {
    return 'email';
  }
  return refusal.isFor(MEMBER_REFUSALS.usernameTaken) ? 'username' : null;
}

/** Adds a member to the staff. The username follows the email address until it is edited. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setValue, setError, formState } = useForm<FormInput, unknown, MemberForm>({
    resolver: RESOLVER,
    defaultValues: EMPTY,
  });
  const { errors, dirtyFields, isSubmitting } = formState;
  const submit = useSubmitOnce(handleSubmit(add));
  const problemId = useId();
  const isIncomplete = Object.values(errors).some(({ message }) => message === t(ALL_REQUIRED));

  function followAddress(email: string): void {
    if (!dirtyFields.username) {
      setValue('username', suggestedUsername(email), { shouldValidate: errors.username !== undefined });
    }
  }

  async function add(form: MemberForm): Promise<void> {
    try {
      await callOrThrow('addTeamMember', { ...form, language: activeLanguage() });
      void showToast(memberAdded(form));
      onClose();
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const refusal = error instanceof CallRefusal ? error : null;
    const field = refusal && refusedField(refusal);
    if (field) {
      setError(field, { message: refusal.message }, { shouldFocus: true });
      return;
    }
    void showToast(memberNotAdded(error));
    // Closes only if nothing but the welcome email failed. A member without a role gets one if the form is sent again.
    if (refusal?.isFor(MEMBER_REFUSALS.notWelcomed)) {
      onClose();
    }
  }

  return (
    <FormDialog
      title={t('Add Team Member')}
      formId={FORM_ID}
      submitLabel={t('Add Member')}
      submittingLabel={t('Adding…')}
      isSubmitting={isSubmitting}
      onClose={onClose}
      maxWidth="sm"
      problem={
        <PinnedProblem id={problemId} role="alert">
          {isIncomplete && t(ALL_REQUIRED)}
        </PinnedProblem>
      }
    >
      <FormColumn
        id={FORM_ID}
        noValidate
        aria-describedby={isIncomplete ? problemId : undefined}
        onSubmit={submit}
      >
        <NameFields
          first={{ registration: register('firstName'), error: ownMessage(errors.firstName?.message) }}
          last={{ registration: register('lastName'), error: ownMessage(errors.lastName?.message) }}
        />
        <EmailField
          registration={register('email', { onChange: (event) => followAddress(event.target.value) })}
          error={ownMessage(errors.email?.message)}
        />
        <FieldPair>
          <TextField
            label={t('Username')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            hint={t('Used to sign in.')}
            error={ownMessage(errors.username?.message)}
            {...register('username')}
          />
          <TextField
            label={t('Password')}
            type="password"
            autoComplete="new-password"
            required
            hint={t('We’ll email them a link to choose their own.')}
            error={ownMessage(errors.password?.message)}
            {...register('password')}
          />
        </FieldPair>
        <PhoneField registration={register('phone')} error={ownMessage(errors.phone?.message)} />
        <ChoiceGroup legend={t('Role')} type="radio" choices={ROLES} registration={register('role')} />
      </FormColumn>
    </FormDialog>
  );
}

const ALL_REQUIRED = MEMBER_FORM_MESSAGES.allRequired;

/** Missing input is reported once for the whole form. The field itself is only marked. */
function ownMessage(message: string | undefined): string | undefined {
  return message === t(ALL_REQUIRED) ? '' : message;
}
