import { zodResolver } from '@hookform/resolvers/zod';
import { styled } from '@mui/material/styles';
import {
  changedPostText,
  type PostTextForm,
  postTextFormSchema,
  toPostText,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { NAME_MAX_CHARS, PRAYER_TEXT_MAX_CHARS, TESTIMONY_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { useModeration } from '../actions/use-moderation.ts';
import type { ModeratedPost } from '../posts/moderated-post.ts';

const RESOLVER = zodResolver(postTextFormSchema);

const Fields = styled('form')({ display: 'grid', gap: 20 });

interface EditDialogProps {
  /** The post as the leader saw it when they opened the dialog. */
  post: ModeratedPost;
  onClose: () => void;
}

/**
 * Lets a leader remove names, or anything else that not everyone should read, from a post. Stays open with the typed
 * text if saving fails.
 */
export function EditDialog({ post, onClose }: EditDialogProps) {
  const formId = useId();
  const { decide } = useModeration(post);
  const { register, handleSubmit, watch, formState } = useForm<PostTextForm>({
    resolver: RESOLVER,
    defaultValues: {
      content: post.content,
      authorName: post.author_name ?? '',
      testimony: post.testimony ?? '',
    },
  });
  const { errors, isSubmitting } = formState;
  const submit = useSubmitOnce(handleSubmit(save));

  async function save(form: PostTextForm): Promise<void> {
    const text = toPostText(form);
    const isUnchanged = Object.keys(changedPostText(post, text)).length === 0;
    if (isUnchanged || (await decide({ action: 'edit', seen: post, text }))) {
      onClose();
    }
  }

  return (
    <FormDialog
      title={t('Edit Text')}
      formId={formId}
      submitLabel={t('Save Text')}
      submittingLabel={t('Saving…')}
      isSubmitting={isSubmitting}
      onClose={onClose}
      maxWidth="sm"
    >
      <Fields id={formId} noValidate onSubmit={submit}>
        <CountedTextArea
          label={t('Prayer request')}
          maxLength={PRAYER_TEXT_MAX_CHARS}
          mayExceed
          length={watch('content').length}
          required
          error={errors.content?.message}
          {...register('content')}
        />
        {/* Its author was promised to stay anonymous. */}
        {post.author_name !== null && (
          <TextField
            label={t('Author')}
            hint={t('Leave blank to show the post as anonymous.')}
            maxLength={NAME_MAX_CHARS}
            error={errors.authorName?.message}
            {...register('authorName')}
          />
        )}
        {post.testimony !== null && (
          <CountedTextArea
            label={t('Testimony')}
            maxLength={TESTIMONY_MAX_CHARS}
            mayExceed
            length={watch('testimony').length}
            error={errors.testimony?.message}
            {...register('testimony')}
          />
        )}
      </Fields>
    </FormDialog>
  );
}
