import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';

/** Places the label beside the number, and its notes below. */
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

/** A whole number. The form's own validation reports an empty field. */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return (
    <Beside>
      <TextField {...props} type="number" inputMode="numeric" step={1} required />
    </Beside>
  );
}
