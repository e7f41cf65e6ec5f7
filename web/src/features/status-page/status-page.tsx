import { isStatusKey } from '@prayer-community/domain/request-form/status-key';
import { STATUS_REFUSALS } from '@prayer-community/domain/status-page/status-page';
import { message, t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeading } from '../../ui/page-heading.tsx';
import { preloadToasts } from '../../ui/toast/toast.ts';
import { useNavigateWhileMounted } from '../../ui/use-navigate-while-mounted.ts';
import { NothingHere } from './nothing-here.tsx';
import { OwnRequest } from './own-request.tsx';

const DELETED = message(
  'Your prayer request has been deleted. Only anonymous statistics remain. May God bless you and keep you.',
);

/** `/status#<key>`: the private page of one request, for the holder of its link. */
export function StatusPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigateWhileMounted();
  const [isDeleted, setIsDeleted] = useState(false);
  const key = hash.slice(1);
  useEffect(preloadToasts, []);

  function handleDeleted(): void {
    setIsDeleted(true);
    // The link no longer works, so it leaves the address bar. The heading gets a new key, remounts, and takes the
    // focus.
    void navigate(pathname, { replace: true });
  }

  return (
    <>
      <meta name="robots" content="noindex" />
      <PageHeading key={`heading ${key}`}>{t('Your Prayer Request')}</PageHeading>
      {isStatusKey(key) ? (
        <OwnRequest key={key} statusKey={key} onDeleted={handleDeleted} />
      ) : (
        <NothingHere reason={t(isDeleted ? DELETED : STATUS_REFUSALS.unknown)} />
      )}
    </>
  );
}
