import { styled } from '@mui/material/styles';
import { Lead } from './lead.tsx';

/** A lead that takes the focus of a button that its change removes. */
export const FocusableLead = styled(Lead)({ outline: 'none' });
