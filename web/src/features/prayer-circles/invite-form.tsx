import { zodResolver } from '@hookform/resolvers/zod';
import {
  type InviteForm as InviteFormValues,
  inviteFormSchema,
} from '@prayer-community/domain/prayer-circles/circle-form';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { Controller, useForm } from 'react-hook-form';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { AnnouncedErrorsContext } from '../../ui/form/announced-errors.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { invitationSent } from './circle-toasts.ts';
import { CircleFormFrame } from './create-circle-form.tsx';
import { FormActions } from './form-actions.tsx';
import { useFirstFieldFocus } from './use-first-field-focus.ts';

const RESOLVER = zodResolver(inviteFormSchema);

interface InviteFormProps {
  /** The member's circles. With only one, there is no circle to choose. */
  circles: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Emails an invitation. Stays open for the next one. */
export function InviteForm({ circles, onClose }: InviteFormProps) {
  const { control, register, handleSubmit, resetField, formState } = useForm<InviteFormValues>({
    resolver: RESOLVER,
    defaultValues: { circleId: circles[0]?.id ?? '', email: '' },
  });
  const { errors, isSubmitting } = formState;
  const frame = useFirstFieldFocus();
  const options = circles.map(({ id, name }) => ({ value: id, label: name }));
  const submit = useSubmitOnce(handleSubmit(invite));

  async function invite(form: InviteFormValues): Promise<void> {
    try {
      await callOrThrow('inviteToCircle', { ...form, language: activeLanguage() });
      resetField('email');
      const circle = circles.find(({ id }) => id === form.circleId);
      await showToast(invitationSent(circle?.name ?? t('the circle'), form.email));
    } catch (error) {
      await showToast(callFailureToast(t('Failed to send invitation'), error));
    }
  }

  return (
    <CircleFormFrame ref={frame} noValidate onSubmit={submit}>
      {circles.length > 1 && (
        <Controller
          name="circleId"
          control={control}
          render={({ field }) => (
            <SelectField
              label={t('Circle')}
              value={field.value}
              options={options}
              onChoose={field.onChange}
            />
          )}
        />
      )}
      <AnnouncedErrorsContext value>
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="off"
          required
          readOnly={isSubmitting}
          hint={t('We’ll email them a link to sign in and join. It works for 7 days.')}
          error={errors.email?.message}
          {...register('email')}
        />
      </AnnouncedErrorsContext>
      <FormActions
        label={t('Send Invitation')}
        labelUnderway={t('Sending…')}
        isUnderway={isSubmitting}
        onCancel={onClose}
      />
    </CircleFormFrame>
  );
}
