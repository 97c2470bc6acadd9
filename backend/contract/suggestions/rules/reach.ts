/** How many of the members to whom a post is addressed have copied from it; its author is not counted. */
export interface Reach {
  count: number
  of: number
}

/** How many quarters of the members a post has reached: each one is a milestone. */
const quartersOf = ({ count, of }: Reach) => (of === 0 ? 0 : Math.floor((4 * count) / of))

/** Whether a post has passed a milestone since it had reached `before` members. */
export const passesMilestone = (reach: Reach, before: number): boolean =>
  quartersOf(reach) > quartersOf({ ...reach, count: before })
