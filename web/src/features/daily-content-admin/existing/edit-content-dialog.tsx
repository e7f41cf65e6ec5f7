import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import { shownAs } from '@prayer-community/domain/daily-content/content-file-shape';
import {
  changedContent,
  type EditableContent,
  editSchemaOf,
  toEditableContent,
} from '@prayer-community/domain/daily-content/content-form';
import { t } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ADMIN_TOASTS } from '../admin-toasts.ts';
import { ContentTextFields } from '../content-text-fields.tsx';
import { ImageDescriptionField } from '../image-description-field.tsx';
import { PublishDateField } from '../publish-date-field.tsx';
import { ContentChangedError } from './content-changed-error.ts';
import type { ContentItem } from './content-row.tsx';
import { openEditDraft, withDraft } from './edit-draft.ts';

const Form = styled('form')({ display: 'grid', gap: 20, paddingTop: 4 });

interface EditContentDialogProps {
  uid: string;
  item: ContentItem;
  onClose: () => void;
}

/**
 * Edits the texts and the type of an item, and its date until it is in the feed. Writes only what was edited, so that
 * other changes made since it was opened stay. Stays open with the typed text if saving fails, or if someone else has
 * changed the same part. What is typed stays on the device until it is saved or canceled.
 */
export function EditContentDialog({ uid, item, onClose }: EditContentDialogProps) {
  const [draft] = useState(() => openEditDraft(uid, item.id));
  const [{ opened, edited: typed }] = useState(() => withDraft(toEditableContent(item), draft.read()));
  const [resolver] = useState(() => zodResolver(editSchemaOf(item)));
  const form = useForm<EditableContent>({ resolver, defaultValues: typed });
  const { isSubmitting } = form.formState;
  const formId = useId();
  const submit = useSubmitOnce(form.handleSubmit(save));

  async function save(edited: EditableContent): Promise<void> {
    try {
      const openedItem = { ...item, ...changedContent(item, opened) };
      const changes = changedContent(openedItem, edited);
      if (Object.keys(changes).length > 0) {
        const { editContent } = await import('./content-writes.ts');
        await editContent(openedItem, changes);
      }
      void showToast(ADMIN_TOASTS.edited);
      close();
    } catch (error) {
      console.error('Content could not be updated', error);
      void showToast(
        error instanceof ContentChangedError ? ADMIN_TOASTS.changedByOther : ADMIN_TOASTS.notEdited,
      );
    }
  }

  function close(): void {
    draft.remove();
    onClose();
  }

  return (
    <FormDialog
      title={t('Edit Content')}
      formId={formId}
      submitLabel={t('Save Changes')}
      submittingLabel={t('Saving…')}
      isSubmitting={isSubmitting}
      onClose={close}
      maxWidth="sm"
    >
      <FormProvider {...form}>
        <Form
          id={formId}
          noValidate
          onChange={() => draft.save({ opened, edited: form.getValues() })}
          onSubmit={submit}
        >
          <ContentTextFields storedType={opened.contentType} />
          {!item.is_in_feed && <PublishDateField hint={dateHint(item)} />}
          {shownAs(item.file_type) === 'image' && <ImageDescriptionField />}
        </Form>
      </FormProvider>
    </FormDialog>
  );
}

function dateHint({ is_published }: ContentItem): string {
  return is_published
    ? t('The item stays out of the feed until this time.')
    : t('A draft appears only once you publish it, and not before this time.');
}
