import ts from 'typescript';
import { exportedNames, nodes, parse } from './sources';

/** Whoever adds a name here promises it to add-on and fragment authors. */
const publicNames = [
  'Addon',
  'AddonHost',
  'ApiError',
  'Attachment',
  'ExtensionPoint',
  'ExtensionPoints',
  'BannerFragmentProps',
  'FragmentNavItem',
  'FragmentType',
  'Holds',
  'Locale',
  'PostPlace',
  'TitleBarFragmentProps',
  'WidgetDefinition',
  'WidgetExtras',
  'attributes',
  'cutText',
  'defineAddon',
  'defineWidget',
  'guard',
  'hostNames',
  'lazyImport',
  'profileUrl',
  'safeUrl',
  'useAppDispatch',
  'useAppSelector',
  'useCurrentUser',
  'useIsGuest',
  'usePermission',
  'usePermissions',
  'usePermissionsIn',
];

/** `window.inlay`: promised to scripts of host pages. */
const publicKeys = ['version', 'register', 'when', 'doctor'];

test('the front door shows exactly the promised names', () => {
  expect(exportedNames(parse('src/index.ts')).sort()).toEqual([...publicNames].sort());
});

test('the front door has no logic of its own', () => {
  const statements = parse('src/index.ts').statements;
  expect(
    statements.filter((statement) => !ts.isExportDeclaration(statement)).map((each) => each.getText()),
  ).toEqual([]);
});

test('window.inlay has exactly the promised keys', () => {
  const api = [...nodes(parse('src/contract/publicApi.ts'))].find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'PublicApi',
  );
  expect(api?.members.map((member) => member.name?.getText()).sort()).toEqual([...publicKeys].sort());
});
