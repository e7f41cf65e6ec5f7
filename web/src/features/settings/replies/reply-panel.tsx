import { zodResolver } from '@hookform/resolvers/zod';
import { CHOSEN_SETTINGS, type ReplySettings } from '@prayer-community/domain/settings/settings';
import { text } from '@prayer-community/domain/texts/text';
import { CheckedField } from '../checked-field.tsx';
import { SettingsForm, SettingsPart } from '../settings-part.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { TemplateFields } from './template-fields.tsx';

const RESOLVER = zodResolver(CHOSEN_SETTINGS.replies);

/** Who reads a reply before it is sent, and what replies start from. */
export function ReplyPanel() {
  return (
    <SettingsPart title={text('Replies')} name="replies">
      {(settings) => <ReplyForm settings={settings} />}
    </SettingsPart>
  );
}

function ReplyForm({ settings }: { settings: ReplySettings }) {
  const { form, isUnderway, submit } = useSettingsForm('replies', settings, RESOLVER);
  return (
    <SettingsForm saveLabel={text('Save Replies')} isUnderway={isUnderway} onSubmit={submit}>
      <CheckedField
        control={form.control}
        name="reviewed_by_leadership"
        legend={text('Before a reply is sent')}
        label={text('Let leadership read replies first')}
        hint={text(
          'Replies from the prayer team wait on the request until a leader sends or withdraws them.',
        )}
      />
      <TemplateFields form={form} />
    </SettingsForm>
  );
}
