/** Where packages and stores are until a host answers, from build-time variables. */

// Next replaces `process.env.NEXT_PUBLIC_…` only where it is written out in full.
/**
 * Addresses that hold while no host has answered, and when none does. `{channel}` stands for the
 * placement's channel code. The defaults are files and pages of the embedded backend.
 */
export const fallbackUrls = {
  windowsFull:
    process.env.NEXT_PUBLIC_WINDOWS_FULL_URL ||
    '/wpsdl/wpsoffice/download/12.2.0.21546/{channel}/WPSOffice_12.2.0.21546.exe',
  windowsWeb:
    process.env.NEXT_PUBLIC_WINDOWS_WEB_URL ||
    '/wpsdl/wpsoffice/onlinesetup/distsrc/{channel}/wpsinst/wps_office_inst.exe',
  mac:
    process.env.NEXT_PUBLIC_MAC_URL ||
    '/wpsdl/macwpsoffice/download/installer/{channel}/WPSOffice_6.9.0.8865.dmg',
  linuxDeb:
    process.env.NEXT_PUBLIC_LINUX_DEB_URL ||
    '/wpsdl/wpsoffice/download/linux/11723/wps-office_11.1.0.11723.XA_amd64.deb',
  linuxRpm:
    process.env.NEXT_PUBLIC_LINUX_RPM_URL ||
    '/wpsdl/wpsoffice/download/linux/11723/wps-office-11.1.0.11723.XA-1.x86_64.rpm',
  androidApk:
    process.env.NEXT_PUBLIC_ANDROID_APK_URL || '/wpsdl/android/download/moffice_18.13.1.apk',
  playStore: process.env.NEXT_PUBLIC_PLAY_STORE_URL || '/stores/google-play/',
  appStore: process.env.NEXT_PUBLIC_APP_STORE_URL || '/stores/app-store/',
  macAppStore: process.env.NEXT_PUBLIC_MAC_APP_STORE_URL || '/stores/mac-app-store/',
  microsoftStore: process.env.NEXT_PUBLIC_MICROSOFT_STORE_URL || '/stores/microsoft-store/',
} as const;
