import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

const Question = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 20,
  background: `color-mix(in srgb, #f2bd62 22%, ${theme.vars?.palette.background.paper})`,
  '& p': { margin: 0, fontWeight: 600 },
  '&:focus': { outline: 'none' },
}));
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface FormQuestionProps {
  text: string;
  children: ReactNode;
}

/** A question inside the form. Takes the focus. */
export function FormQuestion({ text, children }: FormQuestionProps) {
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => group.current?.focus(), []);
  return (
    <Question ref={group} role="group" aria-labelledby={labelId} tabIndex={-1}>
      <p id={labelId}>{text}</p>
      <Answers>{children}</Answers>
    </Question>
  );
}
