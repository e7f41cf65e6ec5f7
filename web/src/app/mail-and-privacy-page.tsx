import { matchPath, useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import { ConfirmAddressPage } from '../features/unsubscribe/confirm-address-page.tsx';
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx';

export function MailAndPrivacyPage() {
  const { pathname } = useLocation();
  if (matchPath(PATHS.privacy, pathname)) {
    return <PrivacyPage />;
  }
  return matchPath(PATHS.confirmAddress, pathname) ? <ConfirmAddressPage /> : <UnsubscribePage />;
}
