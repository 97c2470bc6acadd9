/** The community in numbers; null below `STATISTIC_FLOOR`. */
export interface CommunityStatistics {
  organizations: number | null
  posts: number | null
  people: number | null
  tags: number | null
}
