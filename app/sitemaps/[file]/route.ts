import { sitemapFiles, sitemapOf } from '@/services/rules/sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return sitemapFiles.map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const text = sitemapOf(file.replace(/\.xml$/, ''));
  return new Response(text, { headers: { 'Content-Type': 'application/xml' } });
}
