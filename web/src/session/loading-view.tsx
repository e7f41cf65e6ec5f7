import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';

const Screen = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 2000,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 20,
  background: '#26242a',
  color: '#f4f1f6',
  fontSize: '1.125rem',
});

const Spinner = styled('span')({
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: '4px solid #5b5762',
  borderTopColor: '#f2bd62',
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
  animation: 'turn 1s linear infinite',
});

export function LoadingView() {
  return (
    <Screen role="status">
      <Spinner aria-hidden="true" />
      {t('Loading...')}
    </Screen>
  );
}
