import Link from '@mui/material/Link';
import { t } from '@prayer-community/i18n/text';

/** The room around the number is for a thumb; it moves nothing beside it. */
const TARGET = { display: 'inline-block', py: 1.5, my: -1.5 };

/** A number to call, where there is one. */
export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? (
    t('None')
  ) : (
    <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} sx={TARGET}>
      {phone}
    </Link>
  );
}
