import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import {
  type ContentForm,
  contentFormSchema,
  EMPTY_CONTENT_FORM,
} from '@prayer-community/domain/daily-content/content-form';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/form/choice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { ContentWordsFields } from '../content-words-fields.tsx';
import { FileField } from './file-field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useCreation } from './use-creation.ts';

const RESOLVER = zodResolver(contentFormSchema);

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

export function CreateContentForm({ onCreated }: { onCreated: () => void }) {
  const form = useForm<ContentForm>({ resolver: RESOLVER, defaultValues: EMPTY_CONTENT_FORM });
  const { register, handleSubmit, formState } = form;
  const [file, setFile] = useState<File | null>(null);
  const { stage, create, cancel } = useCreation(onCreated);
  const isUnderway = formState.isSubmitting;
  const submit = useSubmitOnce(handleSubmit((filledIn) => create(filledIn, file)));

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={submit}>
        <ContentWordsFields />
        <TextField
          label={t('Publish Date')}
          type="datetime-local"
          hint={t('The item stays out of the feed until this time.')}
          error={formState.errors.publishDate?.message}
          readOnly={isUnderway}
          {...register('publishDate')}
        />
        <FileField file={file} onChoose={setFile} disabled={isUnderway} />
        <div inert={isUnderway}>
          <Choice type="checkbox" label={t('Publish immediately')} {...register('publishImmediately')} />
        </div>
        <UploadProgress stage={stage} onCancel={cancel} />
        <Button type="submit" aria-disabled={isUnderway}>
          {isUnderway ? t('Creating…') : t('Create Content')}
        </Button>
      </Form>
    </FormProvider>
  );
}
