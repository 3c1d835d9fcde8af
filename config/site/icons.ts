/** The icons of the site: the sprite is made of these and nothing else. */

/** Icons from lucide (ISC). */
export const lineIcons = [
  'arrow-down-to-line',
  'arrow-right',
  'arrow-up-right',
  'building-2',
  'check',
  'chevron-down',
  'cloud',
  'combine',
  'copy',
  'file-plus',
  'file-text',
  'file-type',
  'globe',
  'graduation-cap',
  'handshake',
  'highlighter',
  'image-down',
  'images',
  'layout-grid',
  'layout-template',
  'life-buoy',
  'link',
  'lock',
  'menu',
  'message-square',
  'minimize-2',
  'monitor',
  'monitor-smartphone',
  'package-open',
  'pencil',
  'play',
  'presentation',
  'scan',
  'scan-text',
  'scissors',
  'search',
  'signature',
  'smartphone',
  'store',
  'table-2',
  'tablet',
  'terminal',
  'user-round',
  'users-round',
  'wrench',
  'x',
] as const;

/** Marks from simple-icons (CC0). */
export const brandIcons = [
  'android',
  'apple',
  'facebook',
  'instagram',
  'linux',
  'tiktok',
  'x',
  'youtube',
] as const;

/** Id of a symbol in the sprite; brand marks have a prefix. */
export type IconName = (typeof lineIcons)[number] | `brand-${(typeof brandIcons)[number]}`;

/** Where the sprite is published. */
export const iconSprite = '/icons.svg';

/** The icon of each system. */
export const deviceIcons = {
  windows: 'layout-grid',
  mac: 'brand-apple',
  linux: 'brand-linux',
  android: 'brand-android',
  ios: 'smartphone',
} as const satisfies Record<string, IconName>;
