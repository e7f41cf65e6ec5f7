import { styled } from '@mui/material/styles';
import { type Message, shownText } from '@prayer-community/i18n/text';
import { type ComponentProps, useId } from 'react';
import { Choice } from './choice.tsx';
import { FieldNotes, notesId } from './field-notes.tsx';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontWeight: 600 });
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  type: 'radio' | 'checkbox';
  choices: readonly { value: Value; label: Message | string }[];
  /** The props that the form library passes to each input: name, ref, and handlers. */
  registration: ComponentProps<'input'>;
  disabled?: boolean;
  hint?: string;
}

/** A few choices side by side. `radio` allows one of them, `checkbox` any number. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, type, choices, registration, disabled, hint } = props;
  const id = useId();
  return (
    <Group disabled={disabled} aria-describedby={hint ? notesId(id) : undefined}>
      <Legend>{legend}</Legend>
      <Choices>
        {choices.map(({ value, label }) => (
          <Choice key={value} {...registration} type={type} value={value} label={shownText(label)} />
        ))}
      </Choices>
      <FieldNotes id={id} hint={hint} />
    </Group>
  );
}
