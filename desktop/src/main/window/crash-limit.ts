const CRASHES_MAX = 3
const WITHIN_MS = 60_000

/** Counts the crashes of a window. The function tells whether to load it again; `now` is in milliseconds. */
export function crashLimit(): (now: number) => boolean {
  let crashes: number[] = []
  return (now) => {
    crashes = [...crashes.filter((at) => now - at < WITHIN_MS), now]
    return crashes.length <= CRASHES_MAX
  }
}
