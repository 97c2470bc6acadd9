/** How far members were told of a post, in an organization that paces posts; without any, of a post of which all were told at once. */
export interface Telling {
  told: number
  /** Those who were told and those who have a time. */
  of: number
  /** When the next member is told; null when none has a time. */
  nextAt: string | null
}
