/** Finds where code asks for messages, by its syntax tree. */
import ts from 'typescript';

/**
 * A place that asks for messages. In `pattern`, `*` stands for a part of a key that is known only
 * at run time, `?` for a key that stands as a text elsewhere in the code, and `**` for an unknown
 * namespace.
 */
interface Use {
  readonly file: string;
  readonly line: number;
  readonly pattern: string;
}

/** What a source file says about messages. */
export interface Scan {
  readonly uses: readonly Use[];
  /** Every text in the file: a key may be kept in a table and used elsewhere. */
  readonly literals: readonly string[];
}

/** Names of translators in a function, each with its possible namespaces. */
type Scope = Map<string, readonly string[]>;

const makers = new Set(['useTranslations', 'getTranslations', 'createTranslator']);

const anyNamespace = ['**'];

/** The keys that an expression may come to. */
function patternsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  if (ts.isConditionalExpression(node))
    return [...patternsOf(node.whenTrue), ...patternsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && /^(\?\?|\|\|)$/.test(node.operatorToken.getText()))
    return [...patternsOf(node.left), ...patternsOf(node.right)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
    return patternsOf(node.expression);
  return ['?'];
}

/** Namespaces of `useTranslations('home')`, `await getTranslations({ namespace: 'home' })`; null for other calls. */
function namespacesOf(node: ts.Expression): readonly string[] | null {
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node))
    return namespacesOf(node.expression);
  if (!ts.isCallExpression(node) || !makers.has(node.expression.getText())) return null;
  let [argument] = node.arguments;
  if (argument && ts.isObjectLiteralExpression(argument)) {
    const field = argument.properties.find((property) => property.name?.getText() === 'namespace');
    argument = field && ts.isPropertyAssignment(field) ? field.initializer : undefined;
    if (field && !argument) return anyNamespace;
  }
  if (!argument) return [''];
  return patternsOf(argument).map((pattern) => (pattern === '?' ? '**' : pattern));
}

/** Notes the translators that a declaration makes, alone or several in one `Promise.all([…])`. */
function declare({ name, initializer }: ts.VariableDeclaration, scope: Scope): void {
  if (!initializer) return;
  if (ts.isIdentifier(name)) {
    const namespaces = namespacesOf(initializer);
    if (namespaces) scope.set(name.text, namespaces);
    return;
  }
  const call = ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
  const list = ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (!ts.isArrayBindingPattern(name) || !list || !ts.isArrayLiteralExpression(list)) return;
  name.elements.forEach((element, index) => {
    const value = list.elements[index];
    const namespaces = value && namespacesOf(value);
    if (namespaces && ts.isBindingElement(element)) scope.set(element.name.getText(), namespaces);
  });
}

/** The name of the translator that a call uses: `t(…)`, `t.rich(…)`. `t.has(…)` demands nothing. */
function calledName({ expression }: ts.CallExpression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text === 'has') return null;
  return ts.isIdentifier(expression.expression) ? expression.expression.text : null;
}

/** A translator that a function is given, so that its namespace is known only to the caller. */
function isGivenTranslator(node: ts.Node): node is ts.ParameterDeclaration | ts.BindingElement {
  if (ts.isParameter(node) && /Translat/.test(node.type?.getText() ?? '')) return true;
  return (ts.isParameter(node) || ts.isBindingElement(node)) && node.name.getText() === 't';
}

function isMessageFile({ moduleSpecifier }: ts.ImportDeclaration): boolean {
  return /locales\/[\w-]+\.json$/.test(moduleSpecifier.getText().slice(1, -1));
}

function join(namespace: string, key: string): string {
  return namespace === '' ? key : `${namespace}.${key}`;
}

/** Reads a source file. */
export function scanSource(file: string, text: string): Scan {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const uses: Use[] = [];
  const literals: string[] = [];
  const messageImports = new Set<string>();
  const note = (node: ts.Node, pattern: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    uses.push({ file, line: line + 1, pattern });
  };
  function call(node: ts.CallExpression, scopes: readonly Scope[]): void {
    const name = calledName(node);
    const [argument] = node.arguments;
    if (name === null || !argument) return;
    const known = scopes.find((scope) => scope.has(name))?.get(name);
    const namespaces = known ?? (name === 't' ? anyNamespace : []);
    for (const namespace of namespaces)
      for (const pattern of patternsOf(argument)) note(argument, join(namespace, pattern));
  }
  /** A file that reads messages itself names them as properties: `english.language`, `{ hint }`. */
  function readDirectly(node: ts.Node): void {
    if (ts.isImportDeclaration(node) && isMessageFile(node)) {
      const name = node.importClause?.name?.text;
      if (name) messageImports.add(name);
    }
    if (messageImports.size === 0) return;
    if (ts.isIdentifier(node)) literals.push(node.text);
    if (ts.isPropertyAccessExpression(node) && messageImports.has(node.expression.getText()))
      note(node, `${node.name.text}.?`);
  }
  function visit(node: ts.Node, outer: readonly [Scope, ...Scope[]]): void {
    const opens = ts.isFunctionLike(node) || ts.isBlock(node);
    const scope: Scope = opens ? new Map() : outer[0];
    const scopes: typeof outer = opens ? [scope, ...outer] : outer;
    if (ts.isVariableDeclaration(node)) declare(node, scope);
    if (isGivenTranslator(node) && !scope.has(node.name.getText()))
      scope.set(node.name.getText(), anyNamespace);
    if (ts.isCallExpression(node)) call(node, scopes);
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    readDirectly(node);
    ts.forEachChild(node, (child) => visit(child, scopes));
  }
  visit(source, [new Map()]);
  return { uses, literals };
}
