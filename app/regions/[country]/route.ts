import { allCountries } from 'country-region-data';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return allCountries.map(([, code]) => ({ country: `${code}.json` }));
}

interface Context {
  params: Promise<{ country: string }>;
}

/** The regions of a country by name, as the business form fetches them; a single one is none to choose. */
export async function GET(_: Request, { params }: Context) {
  const { country } = await params;
  const found = allCountries.find(([, code]) => `${code}.json` === country);
  const regions = found?.[2].map(([name]) => name) ?? [];
  return Response.json(regions.length > 1 ? regions : []);
}
