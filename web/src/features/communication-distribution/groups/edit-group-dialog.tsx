import { zodResolver } from '@hookform/resolvers/zod';
import {
  type GroupForm,
  groupFormSchema,
  toGroupDetails,
} from '@prayer-community/domain/distribution/distribution-form';
import { EMAIL_MAX_CHARS, GROUP_DESCRIPTION_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { useForm } from 'react-hook-form';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { FormColumn } from '../../../ui/form/form-layout.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { toastFailure, toastSuccess } from '../distribution-toasts.ts';
import type { Group } from '../use-distribution.ts';
import { saveGroup } from './save-group.ts';

const FORM_ID = 'edit-group';
const RESOLVER = zodResolver(groupFormSchema);

interface EditGroupDialogProps {
  group: Group;
  onClose: () => void;
}

/** Edits the email address and description of a group. Stays open if saving fails. */
export function EditGroupDialog({ group, onClose }: EditGroupDialogProps) {
  const { register, handleSubmit, watch, formState } = useForm<GroupForm>({
    resolver: RESOLVER,
    defaultValues: { emailAddress: group.email_address ?? '', description: group.description },
  });
  const { errors, dirtyFields, isDirty, isSubmitting } = formState;
  const submit = useSubmitOnce(handleSubmit(save));

  async function save(form: GroupForm): Promise<void> {
    const { email_address, description } = toGroupDetails(form);
    try {
      // Saving an unchanged field would undo what another leader changed there meanwhile. Default descriptions are stored
      // in English and shown translated, so an unchanged one must not be saved.
      if (isDirty) {
        await saveGroup(group.id, {
          ...(dirtyFields.emailAddress && { email_address }),
          ...(dirtyFields.description && { description }),
        });
      }
      toastSuccess(t('Group Updated'), t('Saved the details of {group}.', { group: group.name }));
      onClose();
    } catch (error) {
      toastFailure('lists', error);
    }
  }

  return (
    <FormDialog
      title={t('Edit {group}', { group: group.name })}
      formId={FORM_ID}
      submitLabel={t('Save')}
      submittingLabel={t('Saving…')}
      isSubmitting={isSubmitting}
      onClose={onClose}
      maxWidth="xs"
    >
      <FormColumn id={FORM_ID} noValidate onSubmit={submit}>
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX_CHARS}
          hint={t('For your information. Notifications go to the members on the lists.')}
          error={errors.emailAddress?.message}
          {...register('emailAddress')}
        />
        <CountedTextArea
          label={t('Description')}
          maxLength={GROUP_DESCRIPTION_MAX_CHARS}
          mayExceed
          length={watch('description').length}
          error={errors.description?.message}
          style={{ minHeight: 96 }}
          {...register('description')}
        />
      </FormColumn>
    </FormDialog>
  );
}
