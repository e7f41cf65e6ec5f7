import { t } from '@prayer-community/i18n/text';

/** The label of a button that sends another code. Its countdown is silent, because a focused button would speak it every second. */
export function ResendLabel({ secondsLeft }: { secondsLeft: number }) {
  return (
    <span>
      {t('Resend code')}
      {secondsLeft > 0 && <span aria-hidden="true"> {t('in {seconds} s', { seconds: secondsLeft })}</span>}
    </span>
  );
}
