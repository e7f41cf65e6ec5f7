import Button, { type ButtonProps } from '@mui/material/Button';
import { t } from '@prayer-community/i18n/text';
import { useSecondsUntil } from '../use-seconds-until.ts';

interface ResendCodeButtonProps {
  /** When another code may be requested. */
  resendAtMs: number;
  isUnderway: boolean;
  onResend: () => void;
  sx: ButtonProps['sx'];
}

/** Requests another code. Counts down until that is allowed, silently, because a focused button would speak it every second. */
export function ResendCodeButton({ resendAtMs, isUnderway, onResend, sx }: ResendCodeButtonProps) {
  const secondsLeft = useSecondsUntil(resendAtMs);
  const mustWait = secondsLeft > 0 || isUnderway;
  return (
    <Button
      aria-disabled={mustWait}
      sx={sx}
      style={{ opacity: mustWait ? 0.7 : 1 }}
      onClick={mustWait ? undefined : onResend}
    >
      <span>
        {t('Resend code')}
        {secondsLeft > 0 && <span aria-hidden="true"> {t('in {seconds} s', { seconds: secondsLeft })}</span>}
      </span>
    </Button>
  );
}
