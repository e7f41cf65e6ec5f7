import { zodResolver } from '@hookform/resolvers/zod';
import { chosenIdentity } from '@prayer-community/domain/settings/chosen-identity';
import {
  COMMUNITY_NAME_MAX_CHARS,
  type IdentitySettings,
  shortNameFor,
} from '@prayer-community/domain/settings/identity';
import { CHOSEN_SETTINGS } from '@prayer-community/domain/settings/settings';
import { DEFAULT_NAME, DEFAULT_SHORT_NAME } from '@prayer-community/domain/settings/site-identity';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { setUpDraft } from '../../../session/set-up-drafts.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { sendTabDraft, useTabDraft } from '../../../ui/form/use-tab-draft.ts';
import { showIdentity } from '../../../ui/identity/identity.ts';
import { changedFields, onlyFields, withFields } from '../changed-fields.ts';
import { LogoField } from '../identity/logo-field.tsx';
import { saveSettings } from '../save-settings.ts';
import { UnsavedContext, useUnsavedParts } from '../unsaved-parts.ts';
import { KnownSettings } from './known-settings.tsx';
import { Question, type QuestionProps } from './question.tsx';

const RESOLVER = zodResolver(CHOSEN_SETTINGS.identity);

const DRAFT = setUpDraft('identity');

export function IdentityQuestion({ setUp }: QuestionProps) {
  return (
    <KnownSettings name="identity">
      {(settings) => <IdentityAnswer setUp={setUp} settings={settings} />}
    </KnownSettings>
  );
}

function IdentityAnswer({ setUp, settings }: QuestionProps & { settings: IdentitySettings }) {
  const [opened] = useState({ ...settings, name: settings.name === DEFAULT_NAME ? '' : settings.name });
  const [draft, changeDraft] = useTabDraft(DRAFT);
  const form = useForm<IdentitySettings>({
    resolver: RESOLVER,
    defaultValues: { ...opened, name: draft || opened.name },
  });
  const { reportUnsaved, saveAll } = useUnsavedParts();

  async function save(): Promise<boolean> {
    // A logo that is still being prepared is part of the answer.
    if (!(await saveAll())) {
      return false;
    }
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      return false;
    }
    const forgetDraft = sendTabDraft(DRAFT);
    const typed = form.getValues();
    // Another leader may have saved other fields since the question was opened.
    const answer = withFields(settings, typed, changedFields(opened, typed));
    const short_name =
      answer.short_name === DEFAULT_SHORT_NAME ? shortNameFor(answer.name) : answer.short_name;
    const identity = { ...answer, short_name };
    await saveSettings('identity', onlyFields(identity, changedFields(settings, identity)));
    forgetDraft();
    showIdentity(chosenIdentity(identity));
    return true;
  }

  return (
    <Question
      question="identity"
      setUp={setUp}
      title={t('What is your community called?')}
      lead={t('It’s shown on every page, in emails and on your poster.')}
      save={save}
    >
      <TextField
        label={t('Name of the community')}
        required
        autoComplete="organization"
        maxLength={COMMUNITY_NAME_MAX_CHARS}
        error={form.formState.errors.name?.message}
        onInput={({ currentTarget }) => changeDraft(currentTarget.value)}
        {...form.register('name')}
      />
      <UnsavedContext value={reportUnsaved}>
        <LogoField form={form} onChosen={() => {}} />
      </UnsavedContext>
    </Question>
  );
}
