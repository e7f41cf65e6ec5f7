import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useReportUnsaved } from './unsaved-parts.ts';
import { useSaving } from './use-saving.ts';

interface SettingsFormState<Name extends SettingsName> {
  form: UseFormReturn<Settings[Name]>;
  isUnderway: boolean;
  /** Checks what was chosen, and saves it. */
  submit: () => Promise<void>;
}

/** The form of one part of the settings: what another leader saves meanwhile comes in, and what is being changed stays. */
export function useSettingsForm<Name extends SettingsName>(
  name: Name,
  settings: Settings[Name],
  resolver: Resolver<Settings[Name]>,
): SettingsFormState<Name> {
  const { isUnderway, save } = useSaving(name);
  const form = useForm<Settings[Name]>({
    resolver,
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  useReportUnsaved(name, form.watch(), settings);
  return { form, isUnderway, submit: form.handleSubmit(save) };
}
