import { styled } from '@mui/material/styles';

export const Text = styled('p')({ margin: 0, lineHeight: 1.5 });

/** Text in the requester's own words. Preserves line breaks. */
export const OwnWords = styled(Text)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 });
