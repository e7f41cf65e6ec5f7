export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';
export type LogicOperator = '&&' | '||';

interface Node {
  /** Where it begins in the source. */
  readonly offset: number;
}

export type Expression = Node &
  (
    | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string | Uint8Array }
    | { readonly kind: 'variable'; readonly name: string }
    | { readonly kind: 'group'; readonly inner: Expression }
    | { readonly kind: 'list'; readonly elements: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'path'; readonly segments: readonly PathPart[] }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'range';
        readonly object: Expression;
        readonly from: Expression | null;
        readonly to: Expression | null;
      }
    | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Expression[] }
    | {
        readonly kind: 'method';
        readonly object: Expression;
        readonly name: string;
        readonly arguments: readonly Expression[];
      }
    | { readonly kind: 'unary'; readonly operator: '-' | '!'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'logic';
        readonly operator: LogicOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'type-test'; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: 'conditional';
        readonly condition: Expression;
        readonly whenTrue: Expression;
        readonly whenFalse: Expression;
      }
  );

/** One segment of a path literal or of a match declaration. */
export type PathPart = Node &
  (
    | { readonly kind: 'literal'; readonly text: string }
    | { readonly kind: 'capture' | 'glob'; readonly name: string }
    | { readonly kind: 'interpolation'; readonly expression: Expression }
  );

export interface NamedNode extends Node {
  readonly name: string;
}

export interface LetDeclaration extends NamedNode {
  readonly value: Expression;
}

export interface FunctionDeclaration extends NamedNode {
  readonly parameters: readonly NamedNode[];
  readonly lets: readonly LetDeclaration[];
  readonly result: Expression;
}

export interface AllowStatement extends Node {
  readonly methods: readonly NamedNode[];
  /** Null where the statement allows without a condition. */
  readonly condition: Expression | null;
}

export interface MatchBlock extends Node {
  readonly path: readonly PathPart[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
  readonly allows: readonly AllowStatement[];
}

export interface ServiceBlock extends NamedNode {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export interface RulesFile {
  /** 1 where the file does not say it. */
  readonly version: 1 | 2;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceBlock[];
}
