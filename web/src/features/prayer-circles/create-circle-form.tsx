import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import { CIRCLE_DESCRIPTION_MAX_CHARS, CIRCLE_NAME_MAX_CHARS } from '@prayer-community/domain/limits';
import {
  type CircleForm,
  circleFormSchema,
  toCircleDetails,
} from '@prayer-community/domain/prayer-circles/circle-form';
import { t } from '@prayer-community/i18n/text';
import { useForm } from 'react-hook-form';
import { isPermissionDenied } from '../../firebase/is-permission-denied.ts';
import { AnnouncedErrorsContext } from '../../ui/form/announced-errors.ts';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { ReadOnlyContext } from '../../ui/form/read-only.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { CIRCLE_TOASTS, circleCreated } from './circle-toasts.ts';
import { FormActions } from './form-actions.tsx';
import type { NamedMember } from './require-named-member.tsx';
import { useFirstFieldFocus } from './use-first-field-focus.ts';

const RESOLVER = zodResolver(circleFormSchema);
const EMPTY: CircleForm = { name: '', description: '', topic: '' };

export const CircleFormFrame = styled('form')({ display: 'grid', gap: 20 });

interface CreateCircleFormProps {
  member: NamedMember;
  onClose: () => void;
}

export function CreateCircleForm({ member, onClose }: CreateCircleFormProps) {
  const { register, handleSubmit, watch, formState } = useForm<CircleForm>({
    resolver: RESOLVER,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const frame = useFirstFieldFocus();
  const attempt = useAttempt(null);
  const submit = useSubmitOnce(handleSubmit(create));

  async function create(form: CircleForm): Promise<void> {
    try {
      const { createCircle } = await import('./circle-writes.ts');
      const id = attempt.idFor(form);
      await createCircle(id, toCircleDetails(form), member.uid, member.displayName);
      attempt.end(id);
      // The member may have opened another form meanwhile.
      if (frame.current !== null) {
        onClose();
      }
      await showToast(circleCreated(form.name));
    } catch (error) {
      console.error('A circle could not be created', error);
      await showToast(isPermissionDenied(error) ? CIRCLE_TOASTS.notCreatedAgain : CIRCLE_TOASTS.notCreated);
    }
  }

  return (
    <CircleFormFrame ref={frame} noValidate onSubmit={submit}>
      <AnnouncedErrorsContext value>
        <ReadOnlyContext value={isSubmitting}>
          <TextField
            label={t('Circle Name')}
            required
            maxLength={CIRCLE_NAME_MAX_CHARS}
            error={errors.name?.message}
            {...register('name')}
          />
          <CountedTextArea
            label={t('Description')}
            maxLength={CIRCLE_DESCRIPTION_MAX_CHARS}
            mayExceed
            length={watch('description').length}
            error={errors.description?.message}
            style={{ minHeight: 96 }}
            {...register('description')}
          />
          <TextField
            label={t('Topic')}
            maxLength={CIRCLE_NAME_MAX_CHARS}
            error={errors.topic?.message}
            {...register('topic')}
          />
        </ReadOnlyContext>
      </AnnouncedErrorsContext>
      <FormActions
        label={t('Create Circle')}
        labelUnderway={t('Creating…')}
        isUnderway={isSubmitting}
        onCancel={onClose}
      />
    </CircleFormFrame>
  );
}
