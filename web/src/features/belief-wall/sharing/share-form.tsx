import { styled } from '@mui/material/styles';
import { PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { AnnouncedErrorsContext } from '../../../ui/form/announced-errors.ts';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useTabDraftOf } from '../../../ui/form/use-tab-draft.ts';
import { CrisisWatch } from '../../../ui/help-lines/crisis-watch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useOnce } from '../../../ui/use-once.ts';
import { DRAFT_SUBJECTS, EMPTY_FORM, preloadSharing, type useSharing } from './use-sharing.ts';

const Form = styled('form')({ display: 'grid', gap: 24 });

const Submit = styled(Button)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { justifySelf: 'start' },
}));

/** One line high, so that the first posts are visible on a phone. Grows once the visitor focuses it. */
const ONE_LINE = { minHeight: 50 };
const OPEN = { minHeight: 112 };

export function ShareForm({ form, isUnderway, share }: ReturnType<typeof useSharing>) {
  const preload = useOnce(preloadSharing);
  const [content, authorName] = useWatch({ control: form.control, name: ['content', 'authorName'] });
  const { errors } = form.formState;
  const [isBegun, setBegun] = useState(content !== '');
  useTabDraftOf(DRAFT_SUBJECTS.content, content, () => form.reset(EMPTY_FORM));
  useTabDraftOf(DRAFT_SUBJECTS.authorName, authorName, () => undefined);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    share();
  }

  return (
    <Panel title={t('Share a Prayer Request')}>
      <AnnouncedErrorsContext value>
        <Form noValidate data-saved onSubmit={handleSubmit} onFocus={preload}>
          <CountedTextArea
            label={t('Prayer request')}
            required
            maxLength={PRAYER_TEXT_MAX_CHARS}
            mayExceed
            unit={t('characters')}
            length={content.length}
            style={isBegun ? OPEN : ONE_LINE}
            onFocus={() => setBegun(true)}
            readOnly={isUnderway}
            error={errors.content?.message}
            {...form.register('content')}
          />
          <CrisisWatch text={content} alertsLeaders />
          {isBegun && (
            <TextField
              label={t('Your name (optional)')}
              hint={t('Leave it blank and the wall shows no name.')}
              autoComplete="name"
              readOnly={isUnderway}
              error={errors.authorName?.message}
              {...form.register('authorName')}
            />
          )}
          <Submit type="submit" aria-disabled={isUnderway}>
            {isUnderway ? t('Sharing…') : t('Share on the Belief Wall')}
          </Submit>
        </Form>
      </AnnouncedErrorsContext>
    </Panel>
  );
}
