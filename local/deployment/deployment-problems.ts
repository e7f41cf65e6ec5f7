import { firebaseConfigSchema, LOCAL_SETTINGS, SECRETS, SETTINGS, settingProblem } from './settings.ts';
import { type SettingsFile, settingsPath, type Values } from './settings-files.ts';
import type { SignInConfig } from './sign-in-config.ts';

/** What a deployment would go out with. */
export interface Deployment {
  /** The project that `.firebaserc` or `--project` names; null where none does. */
  readonly project: string | null;
  /** Of `functions/.env.<project>`; null where there is no such file. */
  readonly functionsSettings: Values | null;
  /** Of `web/.env.<project>`; null where there is no such file. */
  readonly webSettings: Values | null;
  /** The names of the secrets that the project has. */
  readonly secrets: readonly string[];
  /** What the project's Authentication allows; null where that could not be read. */
  readonly signIn: SignInConfig | null;
}

/** What is missing or wrong, each as a line that says what to do about it; nothing where the deployment may go out. */
export function deploymentProblems(deployment: Deployment): string[] {
  const { project, functionsSettings, webSettings, secrets, signIn } = deployment;
  if (project === null || project.startsWith('demo-')) {
    return ['No project is named: add --project ID'];
  }
  return [
    ...settingProblems('functions', project, functionsSettings),
    ...settingProblems('web', project, webSettings),
    ...localSettings(settingsPath('functions', project), functionsSettings),
    ...localSettings(settingsPath('web', project), webSettings),
    ...contradictions(project, functionsSettings ?? {}, webSettings ?? {}),
    ...SECRETS.filter((name) => !secrets.includes(name)).map(
      (name) => `secret ${name}: missing: npm run setup -- --project ${project}`,
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

function settingProblems(file: SettingsFile, project: string, values: Values | null): string[] {
  const path = settingsPath(file, project);
  if (values === null) {
    return [`${path}: missing: npm run setup -- --project ${project}`];
  }
  return SETTINGS.filter(({ store }) => store === file).flatMap((setting) => {
    const problem = settingProblem(setting, values[setting.name]);
    return problem === null ? [] : [`${path}: ${setting.name} ${problem}`];
  });
}

function localSettings(file: string, settings: Values | null): string[] {
  return LOCAL_SETTINGS.filter((name) => settings?.[name] !== undefined).map(
    (name) => `${file}: ${name} leads to a developer's machine: take it out`,
  );
}

/** What each file says alone may be right, and wrong together. */
function contradictions(project: string, functions: Values, web: Values): string[] {
  const config = firebaseConfigSchema.safeParse(web.VITE_FIREBASE_CONFIG).data;
  const wrong: [isWrong: boolean, problem: string][] = [
    [
      config !== undefined && config.projectId !== project,
      `${settingsPath('web', project)}: VITE_FIREBASE_CONFIG is of ${config?.projectId}, not of ${project}`,
    ],
    [
      config !== undefined && functions.SERVER_API_KEY === config.apiKey,
      'SERVER_API_KEY must be a second key: browsers alone may use the apiKey of VITE_FIREBASE_CONFIG',
    ],
    [
      functions.REGION !== undefined && functions.REGION !== web.VITE_REGION,
      `REGION and VITE_REGION are two regions: npm run setup -- --project ${project}`,
    ],
    [
      functions.ENFORCE_APP_CHECK === 'true' && web.VITE_APP_CHECK_SITE_KEY === undefined,
      'ENFORCE_APP_CHECK would refuse the site itself: set VITE_APP_CHECK_SITE_KEY as well',
    ],
    [
      (functions.TWILIO_ACCOUNT_SID === undefined) !== (functions.TWILIO_FROM === undefined),
      'TWILIO_ACCOUNT_SID and TWILIO_FROM go together: set both, or neither to send no text messages',
    ],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}
