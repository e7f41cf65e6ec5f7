import { firebaseConfigSchema, LOCAL_SETTINGS, SETTINGS, settingProblem } from './settings.ts';
import { type SettingsFile, settingsPath, type Values } from './settings-files.ts';

export interface Deployment {
  /** The project from `.firebaserc` or `--project`. Null if neither names one. */
  readonly project: string | null;
  /** From `functions/.env.<project>`. Null if there is no such file. */
  readonly functionsSettings: Values | null;
  /** From `web/.env.<project>`. Null if there is no such file. */
  readonly webSettings: Values | null;
}

/** Returns what is missing or wrong in the settings, each as a line that says what to do. Empty if the deployment may proceed. */
export function deploymentProblems(deployment: Deployment): string[] {
  const { project, functionsSettings, webSettings } = deployment;
  if (project === null || project.startsWith('demo-')) {
    return ['No project is named: add --project ID'];
  }
  return [
    ...settingProblems('functions', project, functionsSettings),
    ...settingProblems('web', project, webSettings),
    ...localSettings(settingsPath('functions', project), functionsSettings),
    ...localSettings(settingsPath('web', project), webSettings),
    ...contradictions(project, functionsSettings ?? {}, webSettings ?? {}),
  ];
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
    (name) => `${file}: ${name} points to a developer's machine: remove it`,
  );
}

/** Returns the conflicts between settings that are each valid on their own. */
function contradictions(project: string, functions: Values, web: Values): string[] {
  const config = firebaseConfigSchema.safeParse(web.VITE_FIREBASE_CONFIG).data;
  const wrong: [isWrong: boolean, problem: string][] = [
    [
      config !== undefined && config.projectId !== project,
      `${settingsPath('web', project)}: VITE_FIREBASE_CONFIG belongs to ${config?.projectId}, not to ${project}`,
    ],
    [
      config !== undefined && functions.SERVER_API_KEY === config.apiKey,
      'SERVER_API_KEY must be a second key: only browsers may use the apiKey of VITE_FIREBASE_CONFIG',
    ],
    [
      functions.REGION !== undefined && functions.REGION !== web.VITE_REGION,
      `REGION and VITE_REGION differ: npm run setup -- --project ${project} sets both to the same region`,
    ],
    [
      functions.ENFORCE_APP_CHECK === 'true' && web.VITE_APP_CHECK_SITE_KEY === undefined,
      'ENFORCE_APP_CHECK would refuse the site itself: set VITE_APP_CHECK_SITE_KEY as well',
    ],
    [
      (functions.TWILIO_ACCOUNT_SID === undefined) !== (functions.TWILIO_FROM === undefined),
      `${settingsPath('functions', project)}: TWILIO_ACCOUNT_SID and TWILIO_FROM go together: set both, or neither to send no text messages`,
    ],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}
