/** The community in numbers; null below `STATISTIC_FLOOR`, where a number says nothing yet. */
export interface CommunityStatistics {
  organizations: number | null
  posts: number | null
  people: number | null
  tags: number | null
}
