import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';

/** The label and its notes beside the number. */
const Beside = styled('div')({
  width: '100%',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 104px',
    columnGap: 20,
    alignItems: 'start',
  },
  '& label': { alignSelf: 'center', marginBottom: 0 },
  '& input': { gridColumn: 2 },
  '& p': { gridColumn: '1 / -1' },
});

/** A whole number; a field that is left empty is said to be wrong by the form's own check. */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return (
    <Beside>
      <TextField {...props} type="number" inputMode="numeric" step={1} required />
    </Beside>
  );
}
