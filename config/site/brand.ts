/** Who the site speaks for: names, address and outbound links. Another company changes this file alone. */

/** The brand. The address is sample data. */
export const brand = {
  name: 'WPS Office',
  legalName: 'WPS Office Sample Company Ltd.',
  address: '1 Sample Street, Example City 00000',
  copyrightSince: 2026,
} as const;

/** Whom to tell of a weakness of the site: a `mailto:` or `https:` address; empty for the support page. */
export const securityContact = '';

/** Addresses outside the site that menus and pages link to. */
export const outerLinks = {
  templates: 'https://template.wps.com/',
  academy: 'https://www.wps.com/academy/',
  helpCenter: 'https://help.wps.com/',
  strategicPartner: 'https://www.wps.com/partners/',
  community: 'https://www.reddit.com/r/WPSOffice/',
} as const;

/** Social profiles; `icon` is the symbol's name in the sprite. */
export const socialLinks = [
  { name: 'Facebook', icon: 'brand-facebook', path: 'https://www.facebook.com/wpsofficeofficial' },
  { name: 'X', icon: 'brand-x', path: 'https://x.com/WPS_Office' },
  { name: 'YouTube', icon: 'brand-youtube', path: 'https://www.youtube.com/c/WPSOfficeOfficial' },
  {
    name: 'Instagram',
    icon: 'brand-instagram',
    path: 'https://www.instagram.com/wpsofficeofficial/',
  },
  { name: 'TikTok', icon: 'brand-tiktok', path: 'https://www.tiktok.com/@wpsoffice' },
] as const;
