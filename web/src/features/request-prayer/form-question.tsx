import { styled, type Theme } from '@mui/material/styles';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/** The background of questions and notices: a warm tint of the paper, the same under every accent. */
export function noticeBackground({ vars }: Theme, percent: number): string {
  return `color-mix(in srgb, #f2bd62 ${percent}%, ${vars?.palette.background.paper})`;
}

const Question = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 20,
  background: noticeBackground(theme, 22),
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
