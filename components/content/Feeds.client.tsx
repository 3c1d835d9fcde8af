'use client';
import { Suspense, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazyPart';
import { whenNear } from '@/services/near';
// With the page and not with the feed: the places are drawn before the feed's code is there.
import './Feed.module.scss';
import type { PostFeed } from './PostFeed.client';
import type { TemplateFeed } from './TemplateFeed.client';

/** How far below the window the code of a feed is fetched ahead: some time before its content. */
const ahead = '1200px 0px';

/** The code of a feed waits behind it until a visitor comes near one. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const isServer = typeof window === 'undefined';
  return { open, opened: isServer ? Promise.resolve() : opened };
}

const posts = gate();
const Posts = lazyPart('academy', async () => {
  await posts.opened;
  return { default: (await import('./PostFeed.client')).PostFeed };
});

const templates = gate();
const Templates = lazyPart('templates', async () => {
  await templates.opened;
  return { default: (await import('./TemplateFeed.client')).TemplateFeed };
});

function Place({ open, children }: { open: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = place.current?.firstElementChild;
    // On a page that the server has not drawn there is nothing to come near before the code is there.
    return drawn ? whenNear(drawn, ahead, open) : open();
  }, [open]);
  return (
    <div ref={place}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}

/** The places of posts, drawn by the server; what fills them is loaded when a visitor comes near. */
export function LatePosts(props: ComponentProps<typeof PostFeed>) {
  return (
    <Place open={posts.open}>
      <Posts {...props} />
    </Place>
  );
}

/** The places of templates, drawn by the server; what fills them is loaded when a visitor comes near. */
export function LateTemplates(props: ComponentProps<typeof TemplateFeed>) {
  return (
    <Place open={templates.open}>
      <Templates {...props} />
    </Place>
  );
}
