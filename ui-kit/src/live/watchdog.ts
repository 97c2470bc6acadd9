export interface Watchdog {
  /** A sign of life. */
  feed: () => void
  stop: () => void
}

/** Calls out once nothing has been heard for `patience` milliseconds. */
export function createWatchdog(patience: number, onSilence: () => void): Watchdog {
  let timer = setTimeout(onSilence, patience)
  return {
    feed: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, patience)
    },
    stop: () => clearTimeout(timer),
  }
}
