import { config } from 'zod';

// Schemas compiled from text would need 'unsafe-eval', which the site's Content-Security-Policy does not allow.
config({ jitless: true });
