'use client';
import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '@/components/behaviour/lazyPart.client';
// With the page and not with the feed: the places are drawn before the feed's code is there.
import './Feed.module.scss';
import type { PostFeed } from './PostFeed.client';
import type { TemplateFeed } from './TemplateFeed.client';

const Posts = lazyPart('academy', async () => ({
  default: (await import('./PostFeed.client')).PostFeed,
}));
const Templates = lazyPart('templates', async () => ({
  default: (await import('./TemplateFeed.client')).TemplateFeed,
}));

/** The places of posts, drawn by the server; what fills them is loaded after the page. */
export function LatePosts(props: ComponentProps<typeof PostFeed>) {
  return (
    <Suspense fallback={null}>
      <Posts {...props} />
    </Suspense>
  );
}

/** The places of templates, drawn by the server; what fills them is loaded after the page. */
export function LateTemplates(props: ComponentProps<typeof TemplateFeed>) {
  return (
    <Suspense fallback={null}>
      <Templates {...props} />
    </Suspense>
  );
}
