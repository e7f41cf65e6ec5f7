import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import {
  type ContentForm,
  contentFormSchema,
  EMPTY_CONTENT_FORM,
} from '@prayer-community/domain/content-form';
import { CONTENT_TYPES, contentTypeName } from '@prayer-community/domain/content-type';
import { CONTENT_LINE_MAX_CHARS, CONTENT_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { text } from '@prayer-community/domain/texts/text';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/form/choice.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FileField } from './file-field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useCreation } from './use-creation.ts';

const RESOLVER = zodResolver(contentFormSchema);

const TYPE_OPTIONS = CONTENT_TYPES.map((value) => ({
  value,
  label: contentTypeName(value),
}));

const Form = styled('form')({ display: 'grid', gap: 20 });

/** New content with what may go with it. */
export function CreateContentForm({ onCreated }: { onCreated: () => void }) {
  const { control, register, handleSubmit, watch, formState } = useForm<ContentForm>({
    resolver: RESOLVER,
    defaultValues: EMPTY_CONTENT_FORM,
  });
  const { errors } = formState;
  const [file, setFile] = useState<File | null>(null);
  const { stage, create, cancel } = useCreation(onCreated);
  const isUnderway = stage.name !== 'idle';

  return (
    <Form noValidate onSubmit={handleSubmit((form) => create(form, file))}>
      <TextField
        label={text('Title')}
        required
        maxLength={CONTENT_LINE_MAX_CHARS}
        error={errors.title?.message}
        {...register('title')}
      />
      <CountedTextArea
        label={text('Content')}
        required
        maxLength={CONTENT_TEXT_MAX_CHARS}
        length={watch('content').length}
        error={errors.content?.message}
        {...register('content')}
      />
      <Controller
        name="contentType"
        control={control}
        render={({ field }) => (
          <SelectField
            label={text('Content Type')}
            value={field.value}
            options={TYPE_OPTIONS}
            onChoose={field.onChange}
          />
        )}
      />
      <TextField
        label={text('Topic')}
        maxLength={CONTENT_LINE_MAX_CHARS}
        error={errors.topic?.message}
        {...register('topic')}
      />
      <TextField
        label={text('Scripture Reference')}
        maxLength={CONTENT_LINE_MAX_CHARS}
        error={errors.scriptureReference?.message}
        {...register('scriptureReference')}
      />
      <TextField
        label={text('Publish Date')}
        type="datetime-local"
        hint={text('The item stays out of the feed until this time.')}
        error={errors.publishDate?.message}
        {...register('publishDate')}
      />
      <FileField file={file} onChoose={setFile} disabled={isUnderway} />
      <div>
        <Choice type="checkbox" label={text('Publish immediately')} {...register('publishImmediately')} />
      </div>
      <UploadProgress stage={stage} onCancel={cancel} />
      <Button type="submit" disabled={isUnderway}>
        {isUnderway ? text('Creating…') : text('Create Content')}
      </Button>
    </Form>
  );
}
