import { styled } from '@mui/material/styles';

const Marker = styled('span')(({ theme }) => ({ color: theme.vars?.palette.error.main }));

/** Never alone at the beginning of a line. */
const MARK = '\u00a0*';

/** The name of a field, with the required marker; assistive technology reads `required` from the field itself. */
export function LabelText({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {required && <Marker aria-hidden="true">{MARK}</Marker>}
    </>
  );
}
