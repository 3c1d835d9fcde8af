/** A sleep that ends early when something happens; also if it happened just before. */

/** What sleeps and is woken. */
export interface Nudge {
  /** Ends the present sleep, or the next one at once. */
  wake(): void;
  /** @param time milliseconds at most. */
  sleep(time: number): Promise<void>;
}

/** Makes one, for one sleeper. */
export function createNudge(): Nudge {
  let isWoken = false;
  let end: (() => void) | undefined;
  return {
    wake() {
      isWoken = true;
      end?.();
    },
    async sleep(time) {
      if (!isWoken && time > 0)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, time);
          timer.unref();
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      end = undefined;
      isWoken = false;
    },
  };
}
