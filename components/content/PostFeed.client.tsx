'use client';
import { useCallback } from 'react';
import type { AcademyTopic } from '@/config/pages/content';
import type { LanguageCode } from '@/config/site/languages';
import { feedPlaces } from '@/config/pages/content';
import type { Post } from '@/services/calls/content';
import styles from './Feed.module.scss';
import { FeedLink } from './FeedLink.client';
import { useFeed } from './useFeed.client';

interface Props {
  topic: AcademyTopic;
  language: LanguageCode;
  words: { label: string; newTab: string };
}

/** The place of a post; without one it has the same size, and shows that something is to come. */
function PostPlace({ post, newTab }: { post: Post | undefined; newTab: string }) {
  return (
    <li className={styles.post} data-blank={!post} aria-hidden={!post}>
      <h3 className={styles.title}>
        {post && (
          <FeedLink href={post.link} className={styles.cover} newTab={newTab}>
            {post.title}
          </FeedLink>
        )}
      </h3>
      <p className={styles.summary}>{post?.summary}</p>
    </li>
  );
}

/** Posts, fetched when the visitor comes near them. */
export function PostFeed({ topic, language, words }: Props) {
  const load = useCallback(async () => {
    const { fetchPosts } = await import('@/services/calls/content');
    return fetchPosts(topic, language);
  }, [topic, language]);
  const { place, phase, items } = useFeed(load, 'academy');
  if (phase === 'gone') return null;
  return (
    <div ref={place} className={styles.feed} data-feed="posts" data-phase={phase}>
      <ul className={styles.posts} aria-label={words.label} aria-busy={phase === 'waiting'}>
        {Array.from({ length: feedPlaces.posts }, (_, index) => (
          // A post is a new element: nothing of the blank place before it can be seen to move.
          <PostPlace key={items[index]?.id ?? index} post={items[index]} newTab={words.newTab} />
        ))}
      </ul>
    </div>
  );
}
