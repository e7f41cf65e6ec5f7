import { zodResolver } from '@hookform/resolvers/zod';
import { NAME_MAX_CHARS } from '@prayer-community/domain/limits';
import { displayNameSchema } from '@prayer-community/domain/prayer-circles/display-name';
import { t } from '@prayer-community/i18n/text';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { AnnouncedErrorsContext } from '../../ui/form/announced-errors.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { Panel } from '../../ui/panel.tsx';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { FormActions } from './form-actions.tsx';
import { useFirstFieldFocus } from './use-first-field-focus.ts';

const formSchema = z.object({ displayName: displayNameSchema });
const RESOLVER = zodResolver(formSchema);

interface NameFormProps {
  /** The name to change. Without one, the form asks a new member. */
  name?: string;
  /** Called once the changed name is stored, or when the member cancels. */
  onClose?: () => void;
}

/** Asks for the name that the member's circles see. The session contains it afterwards. */
export function NameForm({ name = '', onClose }: NameFormProps) {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof formSchema>>({
    resolver: RESOLVER,
    defaultValues: { displayName: name },
  });
  const { errors, isSubmitting } = formState;
  const frame = useFirstFieldFocus();
  const submit = useSubmitOnce(handleSubmit(save));

  async function save({ displayName }: { displayName: string }): Promise<void> {
    try {
      const { ensureName, rename } = await import('../../session/account/account-auth.ts');
      await (onClose ? rename(displayName) : ensureName(displayName));
      onClose?.();
    } catch (error) {
      await showToast(callFailureToast(t('Failed to save your name'), error));
    }
  }

  return (
    <Panel title={onClose ? t('Change Name') : t('Welcome')}>
      <form
        ref={onClose && frame}
        noValidate
        onSubmit={submit}
        style={{ display: 'grid', gap: 20, maxWidth: 420 }}
      >
        <AnnouncedErrorsContext value>
          <TextField
            label={t('Your name')}
            autoComplete="name"
            required
            maxLength={NAME_MAX_CHARS}
            hint={t('Shown to your circles.')}
            error={errors.displayName?.message}
            {...register('displayName')}
          />
        </AnnouncedErrorsContext>
        <FormActions
          label={onClose ? t('Save') : t('Continue')}
          labelUnderway={t('Saving…')}
          isUnderway={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Panel>
  );
}
