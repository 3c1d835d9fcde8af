/** The command by which a visitor checks a downloaded file; pure. */
import { fileChecks } from '@/config/download/fileChecks';
import { packages, type PackageName } from '@/config/download/packages';

/** Where the command is typed, the command, and what it answers if the file is the right one. */
export interface WrittenCheck {
  readonly shell: string;
  readonly command: string;
  readonly answer: string;
}

/**
 * The check of a package's file; null on systems that have no command for it.
 * @param sha256 hexadecimal digits, as `believable` lets them through: the command is typed into a shell.
 */
export function fileCheck(name: PackageName, sha256: string): WrittenCheck | null {
  const { device, file } = packages[name];
  const check = fileChecks[device];
  if (!check) return null;
  const written = (text: string) => text.replaceAll('{file}', file).replaceAll('{sha256}', sha256);
  return { shell: check.shell, command: written(check.command), answer: written(check.answer) };
}
