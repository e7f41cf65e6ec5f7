import type { EditableContent } from '@prayer-community/domain/daily-content/content-form';
import {
  CONTENT_TYPES,
  contentTypeName,
  DEFAULT_CONTENT_TYPE,
} from '@prayer-community/domain/daily-content/content-type';
import { CONTENT_LINE_MAX_CHARS, CONTENT_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { Controller, useFormContext } from 'react-hook-form';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** The fields for the text and type of content. Requires a form context. Read-only while it is submitted. */
export function ContentTextFields({ storedType = DEFAULT_CONTENT_TYPE }: { storedType?: string }) {
  const { control, register, watch, formState } = useFormContext<EditableContent>();
  const { errors, isSubmitting } = formState;
  // An item may have a type that is not offered for new ones.
  const types = new Set([...CONTENT_TYPES, storedType]);
  return (
    <>
      <TextField
        label={t('Title')}
        required
        maxLength={CONTENT_LINE_MAX_CHARS}
        error={errors.title?.message}
        readOnly={isSubmitting}
        {...register('title')}
      />
      <CountedTextArea
        label={t('Content')}
        required
        maxLength={CONTENT_TEXT_MAX_CHARS}
        mayExceed
        length={watch('content').length}
        error={errors.content?.message}
        readOnly={isSubmitting}
        {...register('content')}
      />
      <Controller
        name="contentType"
        control={control}
        render={({ field }) => (
          <div inert={isSubmitting}>
            <SelectField
              label={t('Content Type')}
              value={field.value}
              options={[...types].map((value) => ({ value, label: contentTypeName(value) }))}
              onChoose={field.onChange}
            />
          </div>
        )}
      />
      <TextField
        label={t('Topic')}
        maxLength={CONTENT_LINE_MAX_CHARS}
        error={errors.topic?.message}
        readOnly={isSubmitting}
        {...register('topic')}
      />
      <TextField
        label={t('Scripture Reference')}
        maxLength={CONTENT_LINE_MAX_CHARS}
        error={errors.scriptureReference?.message}
        readOnly={isSubmitting}
        {...register('scriptureReference')}
      />
    </>
  );
}
