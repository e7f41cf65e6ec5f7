import type { Readable, Writable } from 'node:stream';
import { input, password, Separator, select } from '@inquirer/prompts';
import { REGIONS } from '../regions.ts';
import { type Setting, settingProblem } from '../settings.ts';

export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** Asks for the value of a setting until it is valid. */
export async function askFor(setting: Setting, project: string, terminal: Terminal): Promise<string> {
  const source = setting.source.replace('PROJECT', project);
  terminal.output.write(`\n${setting.purpose}.\nWhere to find it: ${source}.\n`);
  if (setting.name === 'REGION') {
    return select({ message: setting.name, choices: regionChoices(), pageSize: 20 }, terminal);
  }
  const validate = (value: string) => {
    const problem = settingProblem(setting, value.trim());
    return problem === null || `${setting.name} ${problem}`;
  };
  if (setting.store === 'secret') {
    const value = await password({ message: setting.name, mask: true, validate }, terminal);
    return value.trim() || (setting.default ?? '');
  }
  const fallback = (setting.default || setting.proposal)?.replace('PROJECT', project);
  const value = await input({ message: setting.name, validate, default: fallback }, terminal);
  return value.trim();
}

function regionChoices() {
  const continents = [...new Set(REGIONS.map(({ continent }) => continent))];
  return continents.flatMap((continent) => [
    new Separator(continent),
    ...REGIONS.filter((region) => region.continent === continent).map(({ id, city }) => ({
      name: `${city} (${id})`,
      value: id,
    })),
  ]);
}
