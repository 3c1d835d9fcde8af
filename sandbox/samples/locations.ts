/** Where the installer files are: one template per package both makes its paths and recognises them. */
import { packages, type PackageName } from '@/config/download/packages';

const templates = {
  windowsWeb: '/wpsdl/wpsoffice/onlinesetup/distsrc/{channel}/wpsinst/wps_office_inst.exe',
  windowsFull: '/wpsdl/wpsoffice/download/{version}/{channel}/WPSOffice_{version}.exe',
  mac: '/wpsdl/macwpsoffice/download/installer/{channel}/WPSOffice_{version}.dmg',
  linuxDeb: '/wpsdl/wpsoffice/download/linux/{build}/wps-office_{version}.XA_amd64.deb',
  linuxRpm: '/wpsdl/wpsoffice/download/linux/{build}/wps-office-{version}.XA-1.x86_64.rpm',
  androidApk: '/wpsdl/android/download/moffice_{version}.apk',
} as const satisfies Partial<Record<PackageName, string>>;

/** A package that is a file. */
export type FileName = keyof typeof templates;

/** The files' names, in table order. */
export const fileNames = Object.keys(templates) as readonly FileName[];

/** What a channel code looks like. */
export const channelPattern = /^(\d{3}\.\d{4}|readOnly)$/;

const parts: Readonly<Record<string, string>> = {
  channel: channelPattern.source.slice(1, -1),
  version: '\\d{1,9}(?:\\.\\d{1,9}){1,4}',
  build: '\\d{1,9}',
};

/** A file that a path asks for. */
export interface Location {
  readonly name: FileName;
  /** Empty where the path has none. */
  readonly channel: string;
  readonly version: string;
}

/** The path of a package, of its current version unless another is named. */
export function filePath(
  name: FileName,
  channel = '',
  version: string = packages[name].version,
): string {
  const values = { channel, version, build: version.split('.').at(-1) ?? '' };
  return templates[name].replace(/\{(\w+)\}/g, (_, part: keyof typeof values) => values[part]);
}

/** A template as a pattern; a part that comes twice must be the same twice. */
function patternOf(template: string): RegExp {
  const seen = new Set<string>();
  const source = template.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, (_, part: string) => {
    if (seen.has(part)) return `\\k<${part}>`;
    seen.add(part);
    return `(?<${part}>${parts[part]})`;
  });
  return new RegExp(`^${source}$`);
}

const patterns = fileNames.map((name) => [name, patternOf(templates[name])] as const);

/** The file at a path, or `null`. */
export function locate(pathname: string): Location | null {
  for (const [name, pattern] of patterns) {
    const { groups } = pattern.exec(pathname) ?? {};
    if (groups)
      return {
        name,
        channel: groups.channel ?? '',
        version: groups.version ?? packages[name].version,
      };
  }
  return null;
}
