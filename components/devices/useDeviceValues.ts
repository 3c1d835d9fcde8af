/** The facts that the texts of device pages name, in the page's language. */
import { useLocale } from 'next-intl';
import { languageOf } from '@/config/site/languages';
import { facts } from '@/config/plans/facts';
import { packages, requirements, type PackageName } from '@/config/download/packages';
import type { Device } from '@/config/download/devices';
import { businessLicense } from '@/config/plans/plans';
import { formatSize } from '@/services/rules/size';

/** Every argument that a message of `devicePages` may have. */
export function useDeviceValues(device: Device) {
  const { iso } = languageOf(useLocale());
  const sizeOf = (name: PackageName) => formatSize(packages[name].size, iso);
  const { system, memory, disk } = requirements[device];
  return {
    system,
    memory: formatSize(memory, iso),
    disk: formatSize(disk, iso),
    webSize: sizeOf('windowsWeb'),
    fullFile: packages.windowsFull.file,
    fullSize: sizeOf('windowsFull'),
    debFile: packages.linuxDeb.file,
    rpmFile: packages.linuxRpm.file,
    apkFile: packages.androidApk.file,
    apkSize: sizeOf('androidApk'),
    macVersion: packages.mac.version,
    windowsVersion: packages.windowsFull.version,
    formats: facts.formats,
    languagesPc: facts.languagesOnPc,
    languagesMobile: facts.languagesOnMobile,
    devices: facts.devices,
    pcs: facts.devicePcs,
    mobiles: facts.deviceMobiles,
    licensePcs: businessLicense.pcs,
  };
}
