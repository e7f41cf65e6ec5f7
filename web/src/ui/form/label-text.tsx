import { styled } from '@mui/material/styles';

const Marker = styled('span')(({ theme }) => ({ color: theme.vars?.palette.error.main }));

/** The no-break space keeps the mark from wrapping to a line of its own. */
const MARK = '\u00a0*';

/** The label of a field, with the required marker. Assistive technology reads `required` from the field itself. */
export function LabelText({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {required && <Marker aria-hidden="true">{MARK}</Marker>}
    </>
  );
}
