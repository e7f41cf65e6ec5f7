import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import {
  type PostWords,
  type PostWordsForm,
  postWordsFormSchema,
  toPostWords,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { NAME_MAX_CHARS, PRAYER_TEXT_MAX_CHARS, TESTIMONY_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog, DialogActions, DialogContent } from '../../../ui/dialog.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ModeratedPost } from '../posts/moderated-post.ts';

const RESOLVER = zodResolver(postWordsFormSchema);

const Fields = styled('div')({ display: 'grid', gap: 20 });

interface EditDialogProps {
  post: ModeratedPost;
  /** Receives the edited text, and the text that the leader saw at first. */
  onEdited: (words: PostWords, seen: PostWords) => void;
  onCancel: () => void;
}

/** Lets a leader remove names, or anything else that not everyone should read, from a post. */
export function EditDialog({ post, onEdited, onCancel }: EditDialogProps) {
  const titleId = useId();
  const [seen] = useState(post);
  const { register, handleSubmit, watch, formState } = useForm<PostWordsForm>({
    resolver: RESOLVER,
    defaultValues: {
      content: seen.content,
      authorName: seen.author_name ?? '',
      testimony: seen.testimony ?? '',
    },
  });
  const { errors } = formState;
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form noValidate onSubmit={handleSubmit((form) => onEdited(toPostWords(form), seen))}>
        <DialogTitle id={titleId}>{t('Edit Text')}</DialogTitle>
        <DialogContent>
          <Fields>
            <CountedTextArea
              label={t('Prayer request')}
              maxLength={PRAYER_TEXT_MAX_CHARS}
              length={watch('content').length}
              required
              error={errors.content?.message}
              {...register('content')}
            />
            {/* Its author was promised to stay anonymous. */}
            {seen.author_name !== null && (
              <TextField
                label={t('Author')}
                hint={t('Leave blank to show the post as anonymous.')}
                maxLength={NAME_MAX_CHARS}
                error={errors.authorName?.message}
                {...register('authorName')}
              />
            )}
            {seen.testimony !== null && (
              <CountedTextArea
                label={t('Testimony')}
                maxLength={TESTIMONY_MAX_CHARS}
                length={watch('testimony').length}
                error={errors.testimony?.message}
                {...register('testimony')}
              />
            )}
          </Fields>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('Save Text')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
