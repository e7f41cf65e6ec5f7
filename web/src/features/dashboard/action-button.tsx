import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A button of the open request, large enough for a finger. */
export const ActionButton = styled(Button)({ minHeight: 44, paddingInline: 14 });
