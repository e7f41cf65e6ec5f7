import { styled } from '@mui/material/styles';

export const Text = styled('p')({ margin: 0, lineHeight: 1.5 });

/** Text that the requester wrote. Preserves line breaks. */
export const RequesterText = styled(Text)({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
});
