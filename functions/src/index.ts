export { submitPrayerRequest } from './submit-prayer-request/submit-prayer-request.ts';
