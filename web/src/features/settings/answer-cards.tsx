import { styled } from '@mui/material/styles';
import { type Message, shownText, t } from '@prayer-community/i18n/text';
import { useId } from 'react';

const Group = styled('fieldset')({ display: 'grid', gap: 10, margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: 0, marginBottom: 10, fontWeight: 600 });

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  padding: '12px 16px',
  border: `1px solid color-mix(in srgb, ${theme.vars?.palette.text.secondary} 70%, transparent)`,
  borderRadius: 12,
  background: theme.vars?.palette.background.paper,
  cursor: 'pointer',
  '& > input': { width: 20, height: 20, margin: 0 },
  '& > strong': { lineHeight: 1.3 },
  '& > span': { gridColumn: 2, color: theme.vars?.palette.text.secondary, lineHeight: 1.4 },
  '&:hover': { borderColor: theme.vars?.palette.text.primary },
  '&:has(:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
  },
}));

interface AnswerCardsProps<Value extends string> {
  legend: string;
  value: Value | null;
  choices: readonly { value: Value; title: Message; sentence: Message | string }[];
  onChoose: (value: Value) => void;
}

export function AnswerCards<Value extends string>(props: AnswerCardsProps<Value>) {
  const { legend, value, choices, onChoose } = props;
  const id = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.map((choice) => (
        <Card key={choice.value}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={value === choice.value}
            aria-labelledby={`${id}-${choice.value}`}
            aria-describedby={`${id}-${choice.value}-does`}
            onChange={() => onChoose(choice.value)}
          />
          <strong id={`${id}-${choice.value}`}>{t(choice.title)}</strong>
          <span id={`${id}-${choice.value}-does`}>{shownText(choice.sentence)}</span>
        </Card>
      ))}
    </Group>
  );
}
