'use client';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { timings } from '@/config/site/limits';
import { originOf, readFrameMessage, type FrameMessage } from '@/services/rules/frameMessage';

/** What is known of a framed page: not there yet, usable, or given up (it may still come). */
export type FrameState = 'loading' | 'ready' | 'lost';

/**
 * Listens to the page in a frame. An error page, or none at all, reports nothing: after some seconds
 * the frame is taken for lost, until it reports after all.
 * @param host base address of the page's host; messages of any other origin are ignored.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  host: string,
  onMessage: (message: FrameMessage) => void,
): FrameState {
  const [state, setState] = useState<FrameState>('loading');
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = frame.current?.contentWindow ?? null;
    const origin = originOf(host, location.origin);
    const message = readFrameMessage(event, { source, origin });
    if (!message) return;
    setState('ready');
    onMessage(message);
  });

  useEffect(() => {
    const lost = () => setState((known) => (known === 'loading' ? 'lost' : known));
    const timer = setTimeout(lost, timings.frameTimeout);
    const listen = (event: MessageEvent<unknown>) => receive(event);
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    };
  }, []);
  return state;
}
