import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function MicrophoneIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 14c1.66 0 3-1.34 3-3V5c0-1.66-1.34-3-3-3S9 3.34 9 5v6c0 1.66 1.34 3 3 3zm5.91-3c-.49 0-.9.36-.98.85C16.52 14.2 14.47 16 12 16s-4.52-1.8-4.93-4.15c-.08-.49-.49-.85-.98-.85-.61 0-1.09.54-1 1.14.49 3 2.89 5.35 5.91 5.78V20c0 .55.45 1 1 1s1-.45 1-1v-2.08c3.02-.43 5.42-2.78 5.91-5.78.1-.6-.39-1.14-1-1.14z" />
    </SvgIcon>
  );
}

export function ConfirmedIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zM9.29 16.29 5.7 12.7a1 1 0 0 1 1.41-1.41L10 14.17l6.88-6.88a1 1 0 0 1 1.41 1.41l-7.59 7.59a1 1 0 0 1-1.41 0z" />
    </SvgIcon>
  );
}
