import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { PROJECT_ID, STORAGE_BUCKET } from '../project.ts';

export const SITE_ORIGIN = `https://${PROJECT_ID}.web.app`;

/** The church's website, which shows the form in a frame. */
export const CHURCH_ORIGIN = 'https://www.our-church.org';

export const BROWSER_KEY = 'AIzaSyStrictGoogleBrowserKey00000000000';

export const SERVER_KEY = 'AIzaSyStrictGoogleServerKey000000000000';

export const APP_ID = '1:415263748596:web:0a1b2c3d4e5f60718293a4';

export const SITE_KEY = '6LcStrictGoogleSiteKey00000000000000000';

export const FUNCTIONS_HOST = `${DEFAULT_REGION}-${PROJECT_ID}.cloudfunctions.net`;

export const FUNCTIONS_PATH = `/${PROJECT_ID}/${DEFAULT_REGION}`;

/** The content of `web/.env.<project>` in a hardened deployment. */
export const WEB_SETTINGS = {
  VITE_FIREBASE_CONFIG: JSON.stringify({
    projectId: PROJECT_ID,
    apiKey: BROWSER_KEY,
    appId: APP_ID,
    messagingSenderId: '415263748596',
    authDomain: `${PROJECT_ID}.firebaseapp.com`,
    storageBucket: STORAGE_BUCKET,
  }),
  VITE_REGION: DEFAULT_REGION,
  VITE_EMBED_ORIGINS: CHURCH_ORIGIN,
  VITE_APP_CHECK_SITE_KEY: SITE_KEY,
};

/** The values in `functions/.env.<project>` of a hardened deployment that differ from the local backend. */
export const FUNCTIONS_SETTINGS = { SERVER_API_KEY: SERVER_KEY, ENFORCE_APP_CHECK: 'true' };
