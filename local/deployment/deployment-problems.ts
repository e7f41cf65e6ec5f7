import type * as z from 'zod';
import {
  functionsSettingsSchema,
  LOCAL_SETTINGS,
  SECRETS,
  webSettingsSchema,
} from './deployment-settings.ts';
import type { SignInConfig } from './sign-in-config.ts';

type Settings = Readonly<Record<string, string>>;

/** What a deployment would go out with. */
export interface Deployment {
  /** The project that `.firebaserc` or `--project` names; null where none does. */
  readonly project: string | null;
  /** Of `functions/.env.<project>`; null where there is no such file. */
  readonly functionsSettings: Settings | null;
  /** Of `web/.env.production.local`; null where there is no such file. */
  readonly webSettings: Settings | null;
  /** The names of the secrets that the project has. */
  readonly secrets: readonly string[];
  /** What the project's Authentication allows; null where that could not be read. */
  readonly signIn: SignInConfig | null;
}

/** What is missing or wrong, each as a line that says what to do about it; nothing where the deployment may go out. */
export function deploymentProblems(deployment: Deployment): string[] {
  const { project, functionsSettings, webSettings, secrets, signIn } = deployment;
  if (project === null || project.startsWith('demo-')) {
    return ['.firebaserc: no project: npx firebase use --add'];
  }
  const functionsFile = `functions/.env.${project}`;
  return [
    ...settingProblems(functionsFile, functionsSettings, functionsSettingsSchema),
    ...settingProblems('web/.env.production.local', webSettings, webSettingsSchema),
    ...localSettings(functionsFile, functionsSettings),
    ...localSettings('web/.env.production.local', webSettings),
    ...contradictions(project, functionsSettings ?? {}, webSettings ?? {}),
    ...SECRETS.filter((name) => !secrets.includes(name)).map(
      (name) => `secret ${name}: missing: npx firebase functions:secrets:set ${name} --project ${project}`,
    ),
    ...signInProblems(signIn),
  ];
}

function signInProblems(signIn: SignInConfig | null): string[] {
  if (signIn === null) {
    return ['Authentication: its settings could not be read: gcloud auth application-default login'];
  }
  const wanted: [isSet: boolean, what: string][] = [
    [signIn.takesPasswords, 'turn on Email/Password'],
    [signIn.takesEmailLinks, 'turn on Email link'],
    [signIn.takesAnonymous, 'turn on Anonymous: visitors of the wall write with it'],
    [
      !signIn.letsUsersDelete,
      'turn off "Enable delete" under User actions: a password alone must not delete',
    ],
    [signIn.hidesAddresses, 'turn on email enumeration protection under User actions'],
  ];
  return wanted.filter(([isSet]) => !isSet).map(([, what]) => `Authentication: ${what}`);
}

function settingProblems(file: string, settings: Settings | null, schema: z.ZodType): string[] {
  if (settings === null) {
    return [`${file}: missing: see docs/deploy.md`];
  }
  const parsed = schema.safeParse(settings);
  return (parsed.error?.issues ?? []).map(({ path, message }) => {
    const [name = ''] = path;
    const isMissing = !Object.hasOwn(settings, name);
    return `${file}: ${path.join('.')} ${isMissing ? 'is missing' : message}`;
  });
}

function localSettings(file: string, settings: Settings | null): string[] {
  return LOCAL_SETTINGS.filter((name) => settings?.[name] !== undefined).map(
    (name) => `${file}: ${name} leads to a developer's machine: take it out`,
  );
}

/** What each file says alone may be right, and wrong together. */
function contradictions(project: string, functionsSettings: Settings, webSettings: Settings): string[] {
  const web = webSettingsSchema.safeParse(webSettings).data;
  const problems: string[] = [];
  if (web !== undefined && web.VITE_FIREBASE_CONFIG.projectId !== project) {
    problems.push(
      `web/.env.production.local: VITE_FIREBASE_CONFIG is of ${web.VITE_FIREBASE_CONFIG.projectId}, not of ${project}`,
    );
  }
  const { WEB_API_KEY: key } = functionsSettings;
  if (web !== undefined && key !== undefined && key !== web.VITE_FIREBASE_CONFIG.apiKey) {
    problems.push('WEB_API_KEY is another than the apiKey of VITE_FIREBASE_CONFIG');
  }
  if (functionsSettings.ENFORCE_APP_CHECK === 'true' && webSettings.VITE_APP_CHECK_SITE_KEY === undefined) {
    problems.push('ENFORCE_APP_CHECK would refuse the site itself: set VITE_APP_CHECK_SITE_KEY as well');
  }
  if (
    (functionsSettings.TWILIO_ACCOUNT_SID === undefined) !==
    (functionsSettings.TWILIO_FROM === undefined)
  ) {
    problems.push(
      'TWILIO_ACCOUNT_SID and TWILIO_FROM go together: set both, or neither to send no text messages',
    );
  }
  return problems;
}
