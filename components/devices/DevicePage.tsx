import { useTranslations } from 'next-intl';
import { Closing } from '@/components/download/Closing';
import { devicePages } from '@/config/pages/devicePages';
import type { Device } from '@/config/download/devices';
import { Choices } from './Choices';
import { Commands } from './Commands';
import { DeviceHero } from './DeviceHero';
import { DeviceQuestions } from './DeviceQuestions';
import { IncludedApps } from './IncludedApps';
import { Installing } from './Installing';
import { OtherSystems } from './OtherSystems';
import { Topics } from './DeviceTopics';

/** The page of a system. It serves the system that it names, whatever the visitor has. */
export function DevicePage({ device }: { device: Device }) {
  const t = useTranslations('devicePages');
  return (
    <>
      <DeviceHero device={device} />
      {devicePages[device].choices.length > 0 && <Choices device={device} />}
      <Installing device={device} />
      {device === 'linux' && <Commands />}
      <IncludedApps device={device} />
      <Topics device={device} />
      <DeviceQuestions device={device} />
      <OtherSystems device={device} />
      <Closing
        heading={t(`${device}.closingHeading`)}
        text={t(`${device}.closingLead`)}
        device={device}
      />
    </>
  );
}
