import { styled } from '@mui/material/styles';

/** A sentence in a panel, which keeps the distances. */
export const Text = styled('p')({ margin: 0, lineHeight: 1.5 });

/** The same in the requester's own words, with their lines. */
export const OwnWords = styled(Text)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 });
