import { styled } from '@mui/material/styles';

export const DataTable = styled('table')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    background: palette?.background.paper,
    border: `1px solid ${palette?.divider}`,
    borderRadius: 16,
    fontSize: '0.9375rem',
    '& caption': { captionSide: 'top' },
    '& th, & td': { padding: '10px 12px', textAlign: 'start', verticalAlign: 'middle' },
    // Emotion logs a warning about `:first-child`.
    '& :is(th, td):not(* + *)': { paddingInlineStart: 20 },
    '& :is(th, td):last-child': { paddingInlineEnd: 20 },
    '& thead th': {
      paddingBlock: 12,
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: palette?.text.secondary,
      whiteSpace: 'nowrap',
    },
    '& select': { width: 'auto', minHeight: 44, paddingInlineStart: 10, fontSize: 'inherit' },
    '& tbody :is(th, td)': { borderTop: `1px solid ${palette?.divider}`, fontWeight: 'inherit' },
  };
});

/** Replaces `DataTable` where it does not fit, with one card per item. */
export const CardList = styled('ul')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24em), 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      gap: 14,
      padding: '16px 16px 18px',
      background: palette?.background.paper,
      border: `1px solid ${palette?.divider}`,
      borderRadius: 16,
    },
  };
});

export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr)',
  columnGap: 12,
  rowGap: 6,
  margin: 0,
  fontSize: '0.9375rem',
  alignItems: 'baseline',
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& select': { paddingInlineStart: 10 },
  // If the text is large, a value is below its name.
  '@media (max-width: 18em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
