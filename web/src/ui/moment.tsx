import { activeLocale } from '@prayer-community/i18n/text';
import { exactMoment, momentText } from './moment-text.ts';
import { useNow } from './use-now.ts';

interface MomentProps {
  at: Date;
  /** True if the moment may be in the future. Otherwise, a future one means that the device's clock is slow. */
  isScheduled?: boolean;
}

/** A moment relative to now, with the exact time in its tooltip. */
export function Moment({ at, isScheduled }: MomentProps) {
  const now = useNow();
  return (
    <time dateTime={at.toISOString()} title={exactMoment(at)}>
      {momentText(isScheduled || at < now ? at : now, now)}
    </time>
  );
}

/** A date in the reader's locale, as specified for the Belief Wall, with the exact time in its tooltip. */
export function LocaleDate({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} title={exactMoment(at)}>
      {at.toLocaleDateString(activeLocale())}
    </time>
  );
}
