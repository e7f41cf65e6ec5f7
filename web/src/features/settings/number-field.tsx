import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';

const Narrow = styled('div')({ width: '100%', '& input': { maxWidth: 160 } });

/** A whole number; a field that is left empty is said to be wrong by the form's own check. */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return (
    <Narrow>
      <TextField {...props} type="number" inputMode="numeric" step={1} required />
    </Narrow>
  );
}
