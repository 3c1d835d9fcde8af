'use client';
import { lazyPart } from '@/components/islands/lazyPart.client';
// With the page and not with the feed: the places are drawn before the feed's code is there.
import './Feed.module.scss';

/** The places of posts, drawn by the server; what fills them is loaded after the page. */
export const LatePosts = lazyPart('academy', async () => ({
  default: (await import('./PostFeed.client')).PostFeed,
}));

/** The places of templates, drawn by the server; what fills them is loaded after the page. */
export const LateTemplates = lazyPart('templates', async () => ({
  default: (await import('./TemplateFeed.client')).TemplateFeed,
}));
