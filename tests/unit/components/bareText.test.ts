/**
 * A browser that translates a page takes each text away and puts others in its place; React then
 * finds the text no more that it would insert before, remove or change. In code that the browser
 * runs a text is therefore the only child of its element, which React writes as a whole.
 */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from '../sourceFiles';

const files = ['app', 'components'].flatMap((folder) =>
  sourceFiles(folder, /\.(client|shared)\.tsx$/).map(({ path }) => path),
);

/** Every place with a bare text in the files; `texts` stands in for what is on disk. */
function bareTexts(paths: readonly string[], texts: Readonly<Record<string, string>> = {}) {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.readFile = (path) => texts[path] ?? readFile(path);
  host.fileExists = (path) => path in texts || fileExists(path);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts[path];
    return text === undefined
      ? getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram([...paths], options, host);
  const checker = program.getTypeChecker();

  const isText = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(isText)
      : (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;

  const isBare = (child: ts.JsxChild): boolean => {
    // Blanks between elements are no text that is translated.
    if (ts.isJsxText(child)) return child.text.trim() !== '';
    if (!ts.isJsxExpression(child) || !child.expression) return false;
    const { expression } = child;
    if (ts.isStringLiteral(expression)) return expression.text.trim() !== '';
    // `text && <p/>`: an empty text draws nothing.
    if (ts.isBinaryExpression(expression) && isDrawn(unwrapped(expression.right))) return false;
    const type = checker.getTypeAtLocation(expression);
    // Where the server has drawn it, what is in it changes with the page alone.
    return checker.typeToString(type) !== 'ReactNode' && isText(type);
  };

  const found: string[] = [];
  for (const file of program.getSourceFiles()) {
    if (!paths.includes(file.fileName)) continue;
    const say = (node: ts.Node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${file.fileName}:${line + 1}`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter(
          (child) =>
            !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
            !(ts.isJsxExpression(child) && !child.expression),
        );
        const isAlone = children.length === 1 && ts.isJsxElement(node);
        if (!isAlone) children.filter(isBare).forEach(say);
      }
      // A component that is nothing but a text.
      if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')) {
        const signature = checker.getSignatureFromDeclaration(node);
        if (signature && isText(checker.getReturnTypeOfSignature(signature))) say(node);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

const isDrawn = (node: ts.Node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;
}

test('a text has its element to itself', { timeout: 120_000 }, () => {
  expect(files.length).toBeGreaterThan(50);
  expect(bareTexts(files)).toEqual([]);
});

test('what would break is found', { timeout: 120_000 }, () => {
  const text = `
    export const A = ({ on, name }: { on: boolean; name: string }) => <p>{on && <b />}{name}</p>;
    export const B = ({ name }: { name: string }) => <p>Dear {name}</p>;
    export const C = ({ name }: { name: string }) => <>{name}</>;
    export function D({ name }: { name: string }) { return name; }
    export const Fine = ({ on, name }: { on: boolean; name: string }) => (
      <p>{on && <b />} <span>{name}</span>{' '}{name && <i>{name}</i>}</p>
    );`;
  const lines = bareTexts(['Sample.client.tsx'], { 'Sample.client.tsx': text });
  expect([...new Set(lines)]).toEqual([2, 3, 4, 5].map((line) => `Sample.client.tsx:${line}`));
});
