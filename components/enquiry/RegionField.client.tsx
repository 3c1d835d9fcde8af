'use client';
import { useEffect, useRef, useState } from 'react';
import type { ControlProps } from '@/components/forms/Field.shared';
import { Select } from '@/components/forms/Select.shared';
import { TextField } from '@/components/forms/TextField.shared';
import { matchRegion } from '@/services/rules/countries';

interface Known {
  readonly country: string;
  readonly regions: readonly string[];
  /** What of it was chosen or typed before. */
  readonly chosen: string;
}

async function regionsOf(country: string): Promise<readonly string[]> {
  if (!country) return [];
  try {
    const { fetchRegions } = await import('@/services/calls/regions');
    return await fetchRegions(country);
  } catch (error) {
    console.warn(`forms: the regions of ${country} can only be typed. ${String(error)}`);
    return [];
  }
}

/** The region: a choice where those of the chosen country are known, a line of text elsewhere. */
export function RegionField(props: ControlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<Known>({ country: '', regions: [], chosen: '' });

  useEffect(() => {
    const form = place.current?.closest('form');
    let wanted = '';
    const follow = async (country: string) => {
      if (country === wanted) return;
      wanted = country;
      const regions = await regionsOf(country);
      if (country !== wanted) return;
      const control = place.current?.querySelector<HTMLInputElement>('[name=region]');
      const chosen = matchRegion(regions, control?.value ?? '');
      // Nothing is taken away from under the hands of someone who types.
      if (control?.value && !chosen && control === document.activeElement) return;
      setKnown({ country, regions, chosen });
    };
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.name === 'country')
        void follow(target.value);
    };
    const onReset = () => void follow('');
    form?.addEventListener('change', onChange);
    form?.addEventListener('reset', onReset);
    return () => {
      form?.removeEventListener('change', onChange);
      form?.removeEventListener('reset', onReset);
    };
  }, []);

  // The form keeps and checks what stands in it now.
  useEffect(() => {
    if (known.country) place.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [known]);

  const options = known.regions.map((name) => ({ id: name, name }));
  return (
    <div ref={place}>
      {options.length > 0 ? (
        <Select key={known.country} {...props} options={options} defaultValue={known.chosen} />
      ) : (
        <TextField {...props} />
      )}
    </div>
  );
}
