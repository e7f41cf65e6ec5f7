import type { EditableContent } from '@prayer-community/domain/daily-content/content-form';
import { t } from '@prayer-community/i18n/text';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../ui/form/text-field.tsx';

/** From when on the feed shows an item. Requires a form context. Read-only while it is submitted. */
export function PublishDateField({ hint }: { hint: string }) {
  const { register, formState } = useFormContext<EditableContent>();
  return (
    <TextField
      label={t('Publish Date')}
      type="datetime-local"
      hint={hint}
      error={formState.errors.publishDate?.message}
      readOnly={formState.isSubmitting}
      {...register('publishDate')}
    />
  );
}
