import { styled } from '@mui/material/styles';
import { ScreenOutlet } from './main-column.tsx';
import { MAIN_ID } from './skip-link.tsx';

const Main = styled('main')({
  flex: '1 0 auto',
  width: '100%',
  maxWidth: 1000,
  marginInline: 'auto',
  paddingInline: 16,
  outline: 'none',
});

/** The layout of screens without header and tabs. */
export function FullScreenLayout() {
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <ScreenOutlet />
    </Main>
  );
}
