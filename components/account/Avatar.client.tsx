'use client';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon.shared';
import styles from './Avatar.module.scss';

interface Props {
  /** Address of the picture; empty where there is none. */
  pic: string;
  username: string;
}

/** The user's picture; the first letter of the name where there is none, or it does not come. */
export function Avatar({ pic, username }: Props) {
  const [failed, setFailed] = useState('');
  const [initial] = username.trim();
  if (pic && failed !== pic) {
    return (
      <img
        className={styles.picture}
        src={pic}
        alt=""
        width={32}
        height={32}
        referrerPolicy="no-referrer"
        onError={() => setFailed(pic)}
      />
    );
  }
  return (
    <span className={styles.initial} aria-hidden="true">
      {initial?.toUpperCase() ?? <Icon name="user-round" />}
    </span>
  );
}
