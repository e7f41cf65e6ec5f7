import { styled } from '@mui/material/styles';
import { t as say } from '@prayer-community/i18n/text';
import { InlineButton } from '../../ui/inline-button.tsx';

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  margin: 0,
});

export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Line role="alert">
      {text}
      <InlineButton type="button" look="text" onClick={onRetry}>
        {say('Try Again')}
      </InlineButton>
    </Line>
  );
}
