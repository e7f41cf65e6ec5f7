import { t } from '@prayer-community/i18n/text';
import { FormSection } from '../form-section.tsx';
import { FollowUpFields } from './follow-up-fields.tsx';
import { GenderField } from './gender-field.tsx';
import { NameFields } from './name-fields.tsx';

export function ContactFields() {
  return (
    <FormSection title={t('Your name and contact')}>
      <NameFields />
      <FollowUpFields />
      <GenderField />
    </FormSection>
  );
}
