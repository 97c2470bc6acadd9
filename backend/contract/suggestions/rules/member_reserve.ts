/** How many suggestions of a post are reserved for members: at least half. */
export function memberReserve(suggestions: number): number {
  return Math.ceil(suggestions / 2)
}
