import { childrenOf } from './syntax/children.ts';
import type {
  AllowStatement,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
} from './syntax/syntax-tree.ts';

/** Something that is decided: the condition of an allow, or what a function of the rules returns. */
export interface Decision {
  /** What it belongs to, as `isMoved()` or `/circle_founders/{uid} create`. */
  readonly owner: string;
  readonly expression: Expression;
  /** False for a function that returns a value which no condition takes for true or false. */
  readonly isCondition: boolean;
}

/** All that a rules file decides, in the order of the source. */
export function decisionsOf(file: RulesFile): Decision[] {
  const functions = [...file.functions, ...file.services.flatMap((service) => service.functions)];
  const allows: { owner: string; allow: AllowStatement }[] = [];
  const visit = (block: MatchBlock, above: string) => {
    const path = above + pathOf(block);
    functions.push(...block.functions);
    allows.push(
      ...block.allows.map((allow) => ({
        owner: `${path} ${allow.methods.map(({ name }) => name).join()}`,
        allow,
      })),
    );
    for (const match of block.matches) {
      visit(match, path);
    }
  };
  for (const match of file.services.flatMap(({ matches }) => matches)) {
    visit(match, '');
  }
  const conditions = allows.flatMap(({ owner, allow: { condition } }) =>
    condition === null ? [] : [{ owner, expression: condition, isCondition: true }],
  );
  return [...conditions, ...decidedByFunctions(functions, conditions)].toSorted(
    (one, other) => one.expression.offset - other.expression.offset,
  );
}

/** The path of a match below the documents or the bucket, which every path has. */
function pathOf({ path }: MatchBlock): string {
  const text = path.map(
    (part) => `/${part.kind === 'literal' ? part.text : `{${'name' in part ? part.name : ''}}`}`,
  );
  return text.join('').replace(/^\/databases\/\{database\}\/documents$|^\/b\/\{bucket\}\/o$/, '');
}

function decidedByFunctions(
  functions: readonly FunctionDeclaration[],
  conditions: readonly Decision[],
): Decision[] {
  const names = new Set(conditions.flatMap(({ expression }) => functionsAsked(expression, true)));
  for (let known = -1; known !== names.size; ) {
    known = names.size;
    for (const { name, result, lets } of functions) {
      const asked = [
        ...functionsAsked(result, names.has(name)),
        ...lets.flatMap(({ value }) => functionsAsked(value, false)),
      ];
      for (const other of asked) {
        names.add(other);
      }
    }
  }
  return functions.map(({ name, result }) => ({
    owner: `${name}()`,
    expression: result,
    isCondition: names.has(name),
  }));
}

/** The functions whose answer the expression takes for true or false. */
function functionsAsked(expression: Expression, isCondition: boolean): string[] {
  const own = isCondition && expression.kind === 'call' ? [expression.name] : [];
  return [
    ...own,
    ...partsOf(expression, isCondition).flatMap(({ part, isCondition }) => functionsAsked(part, isCondition)),
  ];
}

/** The expressions directly inside an expression, and whether each is taken for true or false. */
export function partsOf(
  expression: Expression,
  isCondition: boolean,
): { part: Expression; isCondition: boolean }[] {
  return childrenOf(expression).map((part) => ({
    part,
    isCondition: isAsked(expression, part, isCondition),
  }));
}

function isAsked(expression: Expression, part: Expression, isCondition: boolean): boolean {
  switch (expression.kind) {
    case 'logic':
      return true;
    case 'unary':
      return expression.operator === '!';
    case 'group':
      return isCondition;
    case 'conditional':
      return part === expression.condition || isCondition;
    default:
      return false;
  }
}
