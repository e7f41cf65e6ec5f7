import { activeLocale } from '@prayer-community/i18n/text';
import { exactMoment, momentText } from './moment-text.ts';
import { useNow } from './use-now.ts';

/** A moment relative to now, with the exact time in its tooltip. */
export function Moment({ at }: { at: Date }) {
  const now = useNow();
  return (
    <time dateTime={at.toISOString()} title={exactMoment(at)}>
      {momentText(at, now)}
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
