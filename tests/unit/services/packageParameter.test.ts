/** The package name in the guide page's query: both ways, and against forged values. */
import { describe, expect, test } from 'vitest';
import { packageNames, packages } from '@/config/download/packages';
import { packageFromParameter, packageParameter } from '@/services/rules/channels';

const files = packageNames.filter((name) => packages[name].file !== '');

describe('the package parameter', () => {
  test.each([
    ['WPSOffice.exe', 'WPSOffice-exe', 'windowsFull'],
    ['wps_wid.exe', 'wps_wid-exe', 'windowsWeb'],
    ['WPSOffice.dmg', 'WPSOffice-dmg', 'mac'],
    ['wps-office.deb', 'wps-office-deb', 'linuxDeb'],
    ['wps-office.rpm', 'wps-office-rpm', 'linuxRpm'],
    ['moffice.apk', 'moffice-apk', 'androidApk'],
  ])('writes %s as %s, which is read as %s', (file, parameter, name) => {
    expect(packageParameter(file)).toBe(parameter);
    expect(packageFromParameter(parameter)).toBe(name);
  });

  test.each(files)('names %s and no other package', (name) => {
    expect(packageFromParameter(packageParameter(packages[name].file))).toBe(name);
  });

  test('the table above has every file', () => {
    expect(files).toHaveLength(6);
  });

  test.each([
    null,
    '',
    'WPSOffice.exe',
    'wpsoffice-exe',
    'WPSOffice-exe ',
    ' WPSOffice-exe',
    'WPSOffice-exe-exe',
    'evil-exe',
    '../WPSOffice-exe',
    '<img src=x onerror=alert(1)>',
    'windowsFull',
    '__proto__',
    'constructor',
  ])('does not believe %j', (value) => {
    expect(packageFromParameter(value)).toBeNull();
  });
});
