import { t } from '@prayer-community/i18n/text';
import { Button } from '../../../ui/button.tsx';
import { useNotifications } from './use-notifications.ts';

export function NotificationToggle() {
  const { isOn, isChanging, enable, disable } = useNotifications();
  return (
    <Button
      look={isOn ? 'outlined' : 'filled'}
      aria-disabled={isChanging}
      onClick={() => {
        if (!isChanging) {
          void (isOn ? disable() : enable());
        }
      }}
    >
      {isOn ? t('Disable Notifications') : t('Enable Notifications')}
    </Button>
  );
}
