import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import { shownAs } from '@prayer-community/domain/daily-content/content-file-shape';
import {
  type ContentForm,
  contentFormSchema,
  EMPTY_CONTENT_FORM,
} from '@prayer-community/domain/daily-content/content-form';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isStaffSignedIn } from '../../../session/staff-signed-in.ts';
import { Button } from '../../../ui/button.tsx';
import { type Confirmation, ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { AnnouncedErrorsContext } from '../../../ui/form/announced-errors.ts';
import { Choice } from '../../../ui/form/choice.tsx';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { ADMIN_TOASTS } from '../admin-toasts.ts';
import { ContentTextFields } from '../content-text-fields.tsx';
import { ImageDescriptionField } from '../image-description-field.tsx';
import { PublishDateField } from '../publish-date-field.tsx';
import { isSameDraft, openContentDraft } from './content-draft.ts';
import { FileField } from './file-field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useCreation } from './use-creation.ts';

const RESOLVER = zodResolver(contentFormSchema);

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

interface CreateContentFormProps {
  uid: string;
  onCreated: () => void;
}

/** Saves what is typed and chosen, except the file, on the device until it is created, in this tab or another. */
export function CreateContentForm({ uid, onCreated }: CreateContentFormProps) {
  const [draft] = useState(() => openContentDraft(uid));
  const [opened] = useState(draft.read);
  const form = useForm<ContentForm>({ resolver: RESOLVER, defaultValues: opened });
  const { register, handleSubmit, getValues, watch, formState } = form;
  const [file, setFile] = useState<File | null>(null);
  const { stage, create, cancel, settle } = useCreation(() => {
    draft.remove();
    onCreated();
  });
  const isUnderway = formState.isSubmitting;
  const { confirmation, ask, close } = useConfirmation();
  useLeaveGuard(isUnderway, (leave) =>
    stage.name === 'uploading'
      ? ask(stopUpload(() => cancel().then(leave)))
      : void settle().then((isCreated) => isCreated && leave()),
  );
  // *Cancel Upload* disappears when it is pressed, and when the upload ends.
  const createButton = useLostFocus<HTMLButtonElement>(stage.name === 'uploading');
  const handleRemoval = useEffectEvent((removed: ContentForm) => {
    const typed = getValues();
    if (isSameDraft(removed, typed)) {
      // This form removes its own draft as well.
      if (!isUnderway) {
        onCreated();
      }
    } else if (!isSameDraft(typed, EMPTY_CONTENT_FORM) && isStaffSignedIn()) {
      // These texts are for another item. A logout removes them for good.
      draft.save(typed);
    }
  });
  useEffect(() => draft.onRemoved((removed) => handleRemoval(removed)), [draft]);
  const submit = useSubmitOnce(handleSubmit((filledIn) => create(filledIn, file)));

  function handleCreate(event: FormEvent): void {
    // The checkbox becomes inert, and would lose the focus.
    if (document.activeElement?.matches('[type="checkbox"]')) {
      createButton.current?.focus();
    }
    submit(event);
  }

  async function cancelUpload(): Promise<void> {
    if (!(await cancel())) {
      await showToast(ADMIN_TOASTS.uploadCanceled);
    }
  }

  return (
    <FormProvider {...form}>
      <Form noValidate onChange={() => draft.save(getValues())} onSubmit={handleCreate}>
        <AnnouncedErrorsContext value>
          <ContentTextFields />
          <PublishDateField hint={dateHint(watch('publishImmediately'))} />
        </AnnouncedErrorsContext>
        <FileField file={file} onChoose={setFile} disabled={isUnderway} />
        {file !== null && shownAs(file.type) === 'image' && <ImageDescriptionField />}
        <div inert={isUnderway}>
          <Choice type="checkbox" label={t('Publish immediately')} {...register('publishImmediately')} />
        </div>
        <UploadProgress stage={stage} onCancel={() => void cancelUpload()} />
        <Button ref={createButton} type="submit" aria-disabled={isUnderway}>
          {isUnderway ? t('Creating…') : t('Create Content')}
        </Button>
      </Form>
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </FormProvider>
  );
}

function stopUpload(onConfirm: () => Promise<void>): Confirmation {
  return {
    title: t('Stop the upload?'),
    text: t('The item won’t be created. Your text stays in this form, without the file.'),
    confirmLabel: t('Stop and Leave'),
    onConfirm,
  };
}

function dateHint(isPublished: boolean): string {
  return isPublished
    ? t('The item stays out of the feed until this time.')
    : t('A draft doesn’t appear at this time. To schedule it, also check “Publish immediately”.');
}
