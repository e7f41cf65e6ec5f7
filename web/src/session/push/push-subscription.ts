/** False if the browser has ended the push subscription of this device, as it does once notifications are blocked. */
export async function hasPushSubscription(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return Boolean(subscription);
}
