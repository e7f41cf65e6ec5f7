import type { EditableContent } from '@prayer-community/domain/daily-content/content-form';
import { IMAGE_DESCRIPTION_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { useFormContext } from 'react-hook-form';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';

/** What an attached image shows. Requires a form context. Cannot become too long, because it may be hidden. */
export function ImageDescriptionField() {
  const { register, watch, formState } = useFormContext<EditableContent>();
  return (
    <CountedTextArea
      label={t('Image Description')}
      hint={t('Screen readers read this to people who can’t see the image.')}
      style={{ minHeight: 96 }}
      maxLength={IMAGE_DESCRIPTION_MAX_CHARS}
      length={watch('imageDescription').length}
      readOnly={formState.isSubmitting}
      {...register('imageDescription')}
    />
  );
}
