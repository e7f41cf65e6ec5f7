import { zodResolver } from '@hookform/resolvers/zod';
import {
  CHOSEN_SETTINGS,
  type Settings,
  type SettingsName,
} from '@prayer-community/domain/settings/settings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { showToast } from '../../ui/toast/toast.ts';
import { undoOffer } from '../../ui/toast/undo-offer.ts';
import { changedFields, onlyFields, withFields } from './changed-fields.ts';
import { saveSettings } from './save-settings.ts';
import { SETTINGS_TOASTS } from './settings-toasts.ts';
import { useReportUnsaved } from './unsaved-parts.ts';

export interface Change<Values> {
  stored: Values;
  chosen: Values;
  save: () => Promise<void>;
  /** Shows the stored values again. */
  discard: () => void;
}

interface Options<Values> {
  /** Distinguishes this form from others of the same settings. */
  part?: string;
  /** Returns the values that count. Hidden fields take their stored values. */
  inUse?: (typed: Values, stored: Values) => Values;
  /** Saves a change, or asks for confirmation first. Resolves once the change is confirmed, and never if it is not. */
  confirm?: (change: Change<Values>) => Promise<void>;
}

interface SettingsFormState<Values extends object> {
  form: UseFormReturn<Values>;
  /** Saves the valid changes and offers to undo them. Invalid fields show their error and stay as typed. */
  commit: () => Promise<void>;
}

/** Typed by name, so that a name known only at run time keeps its type. */
const SCHEMAS: { [Name in SettingsName]: z.ZodType<Settings[Name], Settings[Name]> } = CHOSEN_SETTINGS;

/**
 * The form of one part of the settings. Takes over what another leader saves in the meantime, and leaves fields that
 * are being edited as typed.
 */
export function useSettingsForm<Name extends SettingsName>(
  name: Name,
  settings: Settings[Name],
  { part = '', inUse = (typed) => typed, confirm = saveAtOnce }: Options<Settings[Name]> = {},
): SettingsFormState<Settings[Name]> {
  type Values = Settings[Name];
  type Fields = readonly (keyof Values)[];
  const [initial] = useState(settings);
  const [pendingSaves, setPendingSaves] = useState(0);
  // Values being saved count as stored, so the next change is saved on top of them.
  const stored = useRef(settings);
  // What the changed fields held before the toast opened, because arrow keys pass several options of a list.
  const original = useRef<Partial<Values>>({});
  const changes = useRef(0);
  const schema: z.ZodType<Values, Values> = SCHEMAS[name];
  const resolver = zodResolver(schema);
  const form = useForm<Values>({
    resolver: (values, ...rest) => resolver(inUse(values, stored.current), ...rest),
    values: initial,
    shouldFocusError: false,
  });
  const isChanged = changedFields(settings, inUse(form.watch(), settings)).length > 0;
  useReportUnsaved(`${name} ${part}`, pendingSaves > 0 || isChanged, commitAll);

  function show(values: Values): void {
    if (changedFields(form.getValues(), values).length > 0) {
      form.reset(values, { keepErrors: true });
    }
  }

  /** Takes over values as stored and shows them. Other fields keep unsaved input. */
  function acceptStored(next: Values, fields: Fields): void {
    const typed = form.getValues();
    const unsaved = changedFields(stored.current, typed).filter((field) => !fields.includes(field));
    stored.current = next;
    show(withFields(next, typed, unsaved));
  }

  const follow = useEffectEvent((latest: Values) => acceptStored(latest, []));
  useEffect(() => follow(settings), [settings]);

  async function save(next: Values, fields: Fields): Promise<boolean> {
    const before = stored.current;
    acceptStored(next, fields);
    setPendingSaves((count) => count + 1);
    try {
      await saveSettings(name, onlyFields(next, fields));
      return true;
    } catch (error) {
      console.error(`The settings of ${name} were not saved`, error);
      stored.current = withFields(stored.current, before, fields);
      show(withFields(form.getValues(), next, fields));
      await showToast(SETTINGS_TOASTS.notSaved);
      return false;
    } finally {
      setPendingSaves((count) => count - 1);
    }
  }

  async function saveWithUndo(chosen: Values, fields: Fields): Promise<void> {
    changes.current += 1;
    const change = changes.current;
    const before = { ...stored.current, ...original.current };
    original.current = { ...original.current, ...onlyFields(before, fields) };
    if (!(await save(chosen, fields))) {
      forgetOriginal();
      return;
    }
    const undo = () => {
      forgetOriginal();
      void save(withFields(stored.current, before, fields), fields);
    };
    await showToast({
      ...SETTINGS_TOASTS.saved,
      id: `settings-${name}-${part}`,
      ...undoOffer(undo),
      onClose: () => {
        // A later change reuses the toast, and still needs the original.
        if (changes.current === change) {
          forgetOriginal();
        }
      },
    });
  }

  function forgetOriginal(): void {
    original.current = {};
  }

  function unsavedFields(): Fields {
    return changedFields(stored.current, inUse(form.getValues(), stored.current));
  }

  async function commit(): Promise<void> {
    await form.trigger();
    const typed = inUse(form.getValues(), stored.current);
    const fields = unsavedFields().filter(
      (field) => schema.safeParse(withFields(stored.current, typed, [field])).success,
    );
    if (fields.length === 0) {
      return;
    }
    const chosen = schema.parse(withFields(stored.current, typed, fields));
    await confirm({
      stored: stored.current,
      chosen,
      // Another leader may have saved other fields while the confirmation was open.
      save: () => saveWithUndo(withFields(stored.current, chosen, fields), fields),
      discard: () => show(withFields(form.getValues(), stored.current, fields)),
    });
  }

  async function commitAll(): Promise<boolean> {
    await commit();
    return unsavedFields().length === 0;
  }

  return { form, commit };
}

async function saveAtOnce({ save }: Change<object>): Promise<void> {
  void save();
}
