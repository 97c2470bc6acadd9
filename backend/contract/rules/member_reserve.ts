/** How many suggestions of a post visitors leave to members: at least half. */
export function memberReserve(suggestions: number): number {
  return Math.ceil(suggestions / 2)
}
