import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { FieldNotes, notesId } from '../../ui/form/field-notes.tsx';

const Part = styled('div')({ width: '100%' });

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  marginTop: 16,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${theme.vars?.palette.divider}`,
  '& > *': { minWidth: 0 },
}));

interface SwitchedPartProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children?: ReactNode;
}

/** A switch with fields that apply only while it is on. */
export function SwitchedPart({ label, hint, isOn, onSwitch, children }: SwitchedPartProps) {
  const id = useId();
  return (
    <Part>
      <FormControlLabel
        label={label}
        slotProps={{ typography: { sx: { fontWeight: 600 } } }}
        labelPlacement="start"
        sx={LINE}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isWanted) => onSwitch(isWanted)}
            slotProps={{ input: { 'aria-describedby': hint ? notesId(id) : undefined } }}
          />
        }
      />
      <FieldNotes id={id} hint={hint} />
      {isOn && children !== undefined && <Fields>{children}</Fields>}
    </Part>
  );
}

const LINE = { display: 'flex', justifyContent: 'space-between', gap: 2, minHeight: 44, marginInline: 0 };
