import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '@prayer-community/domain/limits';
import {
  MEMBER_FORM_MESSAGES,
  MEMBER_REFUSALS,
  type MemberForm,
  memberFormSchema,
  suggestedUsername,
} from '@prayer-community/domain/team-member';
import { text } from '@prayer-community/domain/texts/text';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { CallFailure } from '../firebase/call-failure.ts';
import { demand } from '../firebase/demand.ts';
import { Dialog, DialogActions, DialogContent } from '../ui/dialog.tsx';
import { ChoiceGroup } from '../ui/form/choice-group.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { showToast } from '../ui/toast/toast.ts';
import { FieldPair, FormColumn, PinnedProblem } from './add-member-layout.ts';
import { memberAdded, memberNotAdded } from './add-member-toasts.ts';
import { ROLE_LABELS } from './member-labels.ts';

type FormInput = z.input<typeof memberFormSchema>;

const FORM_ID = 'add-member';
const RESOLVER = zodResolver(memberFormSchema);
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

/** What the server says of a field that only it can know. */
const REFUSED_FIELDS: Record<string, 'email' | 'username'> = {
  [MEMBER_REFUSALS.emailTaken]: 'email',
  [MEMBER_REFUSALS.usernameTaken]: 'username',
};

/** Adds someone to the staff; the username follows the address until it is edited. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setValue, setError, formState } = useForm<FormInput, unknown, MemberForm>({
    resolver: RESOLVER,
    defaultValues: EMPTY,
  });
  const { errors, dirtyFields, isSubmitting } = formState;
  const isUnderway = useRef(false);
  const titleId = useId();
  const problemId = useId();
  const isIncomplete = Object.values(errors).some(({ message }) => message === ALL_REQUIRED);

  function followAddress(email: string): void {
    if (!dirtyFields.username) {
      setValue('username', suggestedUsername(email), { shouldValidate: errors.username !== undefined });
    }
  }

  async function add(form: MemberForm): Promise<void> {
    if (isUnderway.current) {
      return;
    }
    isUnderway.current = true;
    try {
      await demand('addTeamMember', form);
      void showToast(memberAdded(form));
      onClose();
    } catch (error) {
      refuse(error);
    } finally {
      isUnderway.current = false;
    }
  }

  function refuse(error: unknown): void {
    const message = error instanceof CallFailure ? error.message : '';
    const field = REFUSED_FIELDS[message];
    if (field) {
      setError(field, { message }, { shouldFocus: true });
      return;
    }
    void showToast(memberNotAdded(error));
    // One who has no role yet gets it when the form is sent again.
    if (message === MEMBER_REFUSALS.notWelcomed) {
      onClose();
    }
  }

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{text('Add Team Member')}</DialogTitle>
      <DialogContent>
        <FormColumn
          id={FORM_ID}
          noValidate
          aria-describedby={isIncomplete ? problemId : undefined}
          onSubmit={(event) => void handleSubmit(add)(event)}
        >
          <FieldPair>
            <TextField
              label={text('First name')}
              autoComplete="off"
              maxLength={NAME_MAX_CHARS}
              required
              error={ownMessage(errors.firstName?.message)}
              {...register('firstName')}
            />
            <TextField
              label={text('Last name')}
              autoComplete="off"
              maxLength={NAME_MAX_CHARS}
              required
              error={ownMessage(errors.lastName?.message)}
              {...register('lastName')}
            />
          </FieldPair>
          <TextField
            label={text('Email')}
            type="email"
            autoComplete="off"
            maxLength={EMAIL_MAX_CHARS}
            required
            error={ownMessage(errors.email?.message)}
            {...register('email', { onChange: (event) => followAddress(event.target.value) })}
          />
          <FieldPair>
            <TextField
              label={text('Username')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              hint={text('Used to sign in.')}
              error={ownMessage(errors.username?.message)}
              {...register('username')}
            />
            <TextField
              label={text('Password')}
              type="password"
              autoComplete="new-password"
              required
              hint={text('We’ll e-mail them a link to choose their own.')}
              error={ownMessage(errors.password?.message)}
              {...register('password')}
            />
          </FieldPair>
          <TextField
            label={text('Phone')}
            type="tel"
            autoComplete="off"
            maxLength={PHONE_MAX_CHARS}
            hint={text('Optional. Include the country code for text messages, such as +1 555 0100.')}
            error={ownMessage(errors.phone?.message)}
            {...register('phone')}
          />
          <ChoiceGroup legend={text('Role')} type="radio" choices={ROLES} registration={register('role')} />
        </FormColumn>
      </DialogContent>
      <PinnedProblem id={problemId} role="alert">
        {isIncomplete && ALL_REQUIRED}
      </PinnedProblem>
      <DialogActions>
        <Button onClick={onClose} disabled={isSubmitting}>
          {text('Cancel')}
        </Button>
        <Button type="submit" form={FORM_ID} variant="contained" aria-disabled={isSubmitting}>
          {isSubmitting ? text('Adding…') : text('Add Member')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const ALL_REQUIRED = MEMBER_FORM_MESSAGES.allRequired;

/** What is missing is said once for the whole form; the field itself is marked. */
function ownMessage(message: string | undefined): string | undefined {
  return message === ALL_REQUIRED ? '' : message;
}
