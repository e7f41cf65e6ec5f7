import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function PlayIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8 6.82v10.36c0 .79.87 1.27 1.54.84l8.14-5.18c.62-.39.62-1.29 0-1.69L9.54 5.98C8.87 5.55 8 6.03 8 6.82z" />
    </SvgIcon>
  );
}

export function PauseIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8 19c1.1 0 2-.9 2-2V7c0-1.1-.9-2-2-2s-2 .9-2 2v10c0 1.1.9 2 2 2zm6-12v10c0 1.1.9 2 2 2s2-.9 2-2V7c0-1.1-.9-2-2-2s-2 .9-2 2z" />
    </SvgIcon>
  );
}

export function StopIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M8 6h8c1.1 0 2 .9 2 2v8c0 1.1-.9 2-2 2H8c-1.1 0-2-.9-2-2V8c0-1.1.9-2 2-2z" />
    </SvgIcon>
  );
}
