'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { RouteName } from '@/config/site/routes';
import { routeAt } from '@/services/rules/urls';

/** The page below the layout that uses this; the same on server and client, in every language. */
export function useRouteName(): RouteName {
  const segments = useSelectedLayoutSegments();
  return routeAt(segments.length > 0 ? `/${segments.join('/')}/` : '/');
}
