import { styled } from '@mui/material/styles';
import { isBlank } from '@prayer-community/domain/fields/visible-text';
import {
  DEFAULT_REPLY_TEMPLATES,
  REPLY_TEMPLATE_MAX_CHARS,
} from '@prayer-community/domain/settings/reply-templates';
import type { ReplySettings } from '@prayer-community/domain/settings/settings';
import { LANGUAGES } from '@prayer-community/i18n/language';
import { t } from '@prayer-community/i18n/text';
import type { UseFormReturn } from 'react-hook-form';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { LANGUAGE_LABELS } from '../../../ui/team/request-labels.ts';
import { Setting } from '../setting.tsx';

const Templates = styled('div')({
  display: 'grid',
  width: '100%',
  '& fieldset': { display: 'grid', gap: 12, margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& label': { fontWeight: 400 },
  '& textarea': { minHeight: 76 },
});

interface TemplateFieldsProps {
  form: UseFormReturn<ReplySettings>;
}

export function TemplateFields({ form }: TemplateFieldsProps) {
  const { register, formState, watch } = form;
  const templates = watch('templates');
  return (
    <Templates>
      {DEFAULT_REPLY_TEMPLATES.en.map((example, place) => (
        <Setting
          key={example}
          texts={[
            t('Template {number}', { number: place + 1 }),
            ...LANGUAGES.map((language) => templates[language][place] ?? ''),
          ]}
        >
          <fieldset>
            <legend>{t('Template {number}', { number: place + 1 })}</legend>
            {LANGUAGES.map((language) => {
              const text = templates[language][place] ?? '';
              const problem = formState.errors.templates?.[language]?.[place];
              return (
                <CountedTextArea
                  key={language}
                  label={t(LANGUAGE_LABELS[language])}
                  lang={language}
                  maxLength={REPLY_TEMPLATE_MAX_CHARS}
                  mayExceed
                  length={text.length}
                  error={problem && (isBlank(text) ? t('Please write a template.') : problem.message)}
                  {...register(`templates.${language}.${place}`)}
                />
              );
            })}
          </fieldset>
        </Setting>
      ))}
    </Templates>
  );
}
