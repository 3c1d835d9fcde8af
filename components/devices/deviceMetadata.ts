/** The metadata of a device page. */
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/components/layout/pageMetadata';
import { requirements } from '@/config/download/packages';
import type { Device } from '@/config/download/devices';

/** Title and description of the page of a system. */
export async function deviceMetadata(device: Device) {
  const t = await getTranslations('devicePages');
  const { system } = requirements[device];
  const description = t(`${device}.description`, { system });
  return pageMetadata(`office-device-${device}`, await getLocale(), {
    title: t(`${device}.title`),
    description,
  });
}
