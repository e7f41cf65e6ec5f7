import { styled } from '@mui/material/styles';
import { type ReplyTemplates, saysTheSame } from '@prayer-community/domain/settings/reply-templates';
import type { Language } from '@prayer-community/i18n/language';
import { activeLanguage, t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { LANGUAGE_LABELS } from '../../../ui/team/request-labels.ts';

const Part = styled('div')({ display: 'grid', gap: 6 });

const Title = styled('p')({ margin: 0, fontWeight: 600, fontSize: '0.9375rem' });

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  '& li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

const Template = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '8px 14px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  '& span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '&:hover': { background: theme.vars?.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -2 },
}));

interface TemplateListProps {
  templates: ReplyTemplates;
  /** The requester's language, in which templates are inserted. */
  language: Language;
  onPick: (template: string) => void;
}

/**
 * The templates in the reader's language. Picking one inserts it in the requester's language, in which it is shown if it
 * may say something else there.
 */
export function TemplateList({ templates, language, onPick }: TemplateListProps) {
  const titleId = useId();
  const shownIn = (position: number) => (saysTheSame(templates, position) ? activeLanguage() : language);
  return (
    <Part>
      <Title id={titleId}>{t('Start with a template')}</Title>
      {language !== activeLanguage() && (
        <Hint>
          {t('Templates are in {language}, the requester’s language.', {
            language: t(LANGUAGE_LABELS[language]),
          })}
        </Hint>
      )}
      <List aria-labelledby={titleId}>
        {templates[language].map((template, position) => (
          <li key={template}>
            <Template type="button" lang={shownIn(position)} onClick={() => onPick(template)}>
              <span>{templates[shownIn(position)][position]}</span>
            </Template>
          </li>
        ))}
      </List>
    </Part>
  );
}
