import { styled } from '@mui/material/styles';
import type { IdentitySettings } from '@prayer-community/domain/settings/identity';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FieldNotes, notesId } from '../../../ui/form/field-notes.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { Setting } from '../setting.tsx';
import { AccentPreview } from './accent-preview.tsx';

/** The accent in light mode if the community chose none. */
const STANDARD = '#553572';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600 });
const Input = styled('input')(({ theme }) => ({
  width: 72,
  height: 50,
  padding: 4,
  background: 'none',
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  borderRadius: theme.vars?.shape.borderRadius,
  cursor: 'pointer',
}));

interface ColorFieldProps {
  form: UseFormReturn<IdentitySettings>;
  /** Called once the choice is final. */
  onChosen: () => void;
}

export function ColorField({ form, onChosen }: ColorFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const color = useWatch({ control: form.control, name: 'color' });
  const handleChosen = useEffectEvent(onChosen);

  // React's `onChange` fires for each color along the way. The native `change` event fires when the picker is closed.
  useEffect(() => {
    const picker = input.current;
    const settle = () => handleChosen();
    picker?.addEventListener('change', settle);
    return () => picker?.removeEventListener('change', settle);
  }, []);

  function choose(chosen: string | null): void {
    form.setValue('color', chosen, { shouldDirty: true });
  }

  return (
    <Setting texts={[t('Color')]}>
      <Label htmlFor={id}>{t('Color')}</Label>
      <Row>
        <Input
          id={id}
          ref={input}
          type="color"
          value={color ?? STANDARD}
          aria-describedby={notesId(id)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        {color !== null && (
          <InlineButton
            type="button"
            look="text"
            onClick={() => {
              // The button disappears.
              input.current?.focus();
              choose(null);
              onChosen();
            }}
          >
            {t('Use the standard color')}
          </InlineButton>
        )}
      </Row>
      <FieldNotes
        id={id}
        hint={t('Used for links and buttons. Where it would be hard to read, it’s made darker or lighter.')}
      />
      {color !== null && <AccentPreview color={color} />}
    </Setting>
  );
}
