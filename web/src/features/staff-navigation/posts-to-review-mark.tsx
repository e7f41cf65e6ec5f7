import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { VisuallyHidden } from '../../ui/form/visually-hidden.tsx';

/** Says that wall posts wait for a leader's decision. */
export function PostsToReviewMark() {
  return (
    <>
      <Dot /> <VisuallyHidden>{t('Posts to review')}</VisuallyHidden>
    </>
  );
}

/** Lies on the end of the text, so nothing moves when it appears. */
const Dot = styled('span')(({ theme }) => ({
  alignSelf: 'flex-start',
  width: 8,
  height: 8,
  marginInlineEnd: -8,
  borderRadius: 4,
  background: theme.vars?.palette.error.main,
  // Forced colors mode draws no backgrounds.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
}));
