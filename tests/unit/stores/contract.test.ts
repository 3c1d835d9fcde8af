/** Fields of the specification's section 3: what nobody reads is kept for the contract alone, and named here. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { useBusiness } from '@/stores/business';
import { useCompare } from '@/stores/compare';
import { useConsent } from '@/stores/consent';
import { useDevice } from '@/stores/device';
import { useDialogs } from '@/stores/dialogs';
import { useDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';
import { useSubscriptions } from '@/stores/subscriptions';
import { useUser } from '@/stores/user';
import { sourceFiles } from '../sourceFiles';

/** Fields that no code reads, each with the reason. Whoever puts one to use takes it out. */
const kept = {
  fbUid: 'the specification gives it no use; never written',
  initWidth: 'the width at arrival; layout follows the width of the moment',
  devicePageName: 'routes[page].device says the same before first paint, and for every page',
  gdprShow: 'the mark on <html> shows the banner before first paint; the field follows it',
  isMobile: 'the other side of isPc, which is read',
  contachDialogShowEmail: 'the specification gives it no use; never written',
  privilegeDatas: 'the rights of an account are its expiration date’s; cleared at sign-out',
} as const;

const stores = {
  useBusiness,
  useCompare,
  useConsent,
  useDevice,
  useDialogs,
  useDownload,
  useGlobal,
  useSubscriptions,
  useUser,
};
const fields = Object.values(stores).flatMap((use) => Object.keys(use.getInitialState()));

/** Whether a name stands where a value is taken out of an object by it. */
function isRead(node: ts.Identifier | ts.StringLiteral): boolean {
  const { parent } = node;
  // The table of addresses has some of the same names.
  if (ts.isPropertyAccessExpression(parent))
    return parent.name === node && parent.expression.getText() !== 'fallbackUrls';
  if (ts.isBindingElement(parent)) return (parent.propertyName ?? parent.name) === node;
  // A table may name the field that is read by it.
  return ts.isStringLiteral(node) && ts.isPropertyAssignment(parent) && parent.initializer === node;
}

/** Names that some file takes out of an object. */
function namesRead(): ReadonlySet<string> {
  const found = new Set<string>();
  const files = ['app', 'components', 'services', 'stores'].flatMap((folder) =>
    sourceFiles(folder, /\.tsx?$/),
  );
  for (const { path, text } of files) {
    const visit = (node: ts.Node): void => {
      if ((ts.isIdentifier(node) || ts.isStringLiteral(node)) && isRead(node)) found.add(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  }
  return found;
}

const read = namesRead();

describe('a field of a store', () => {
  test('is read by some code, or kept for the contract', () => {
    const unread = fields.filter((field) => !read.has(field));
    expect(unread.sort()).toEqual(Object.keys(kept).sort());
  });

  test('that is kept is a field', () => {
    expect(Object.keys(kept).filter((field) => !fields.includes(field))).toEqual([]);
  });
});
