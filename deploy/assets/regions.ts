/** The regions of every country, one small file each, as the business form fetches them. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { allCountries } from 'country-region-data';

const folder = 'public/regions';

/** Writes the files; a country with a single region has none to choose from. */
export async function makeRegions(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    allCountries.map(async ([, code, regions]) => {
      const names = regions.length > 1 ? regions.map(([name]) => name) : [];
      await writeFile(`${folder}/${code}.json`, JSON.stringify(names));
    }),
  );
}
