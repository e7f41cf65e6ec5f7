import Link from '@mui/material/Link';
import { t } from '@prayer-community/i18n/text';

/** Enlarges the touch target without moving anything around it. */
const TARGET = { display: 'inline-block', py: 1.5, my: -1.5 };

export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? (
    t('None')
  ) : (
    <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} sx={TARGET}>
      {phone}
    </Link>
  );
}
