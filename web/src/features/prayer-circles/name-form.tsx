import { zodResolver } from '@hookform/resolvers/zod';
import { NAME_MAX_CHARS } from '@prayer-community/domain/limits';
import { displayNameSchema } from '@prayer-community/domain/prayer-circles/display-name';
import { t } from '@prayer-community/i18n/text';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Button } from '../../ui/button.tsx';
import { AnnouncedErrorsContext } from '../../ui/form/announced-errors.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSubmitOnce } from '../../ui/form/use-submit-once.ts';
import { Panel } from '../../ui/panel.tsx';
import { callFailureToast } from '../../ui/toast/error-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { Actions } from './stack.tsx';

const formSchema = z.object({ displayName: displayNameSchema });
const RESOLVER = zodResolver(formSchema);

/** Asks a new member for the name their circles will see. The session contains it afterwards. */
export function NameForm() {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof formSchema>>({
    resolver: RESOLVER,
    defaultValues: { displayName: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = useSubmitOnce(handleSubmit(save));

  async function save({ displayName }: { displayName: string }): Promise<void> {
    try {
      const { rename } = await import('../../session/account/account-auth.ts');
      await rename(displayName);
    } catch (error) {
      await showToast(callFailureToast(t('Failed to save your name'), error));
    }
  }

  return (
    <Panel title={t('Welcome')}>
      <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 20, maxWidth: 420 }}>
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
        <Actions>
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? t('Saving…') : t('Continue')}
          </Button>
        </Actions>
      </form>
    </Panel>
  );
}
