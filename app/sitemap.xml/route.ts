import { sitemapIndex } from '@/services/rules/sitemap';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(sitemapIndex(), { headers: { 'Content-Type': 'application/xml' } });
}
