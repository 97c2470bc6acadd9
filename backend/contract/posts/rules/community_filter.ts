import type { AddressQuery } from '../../core/rules/list_address.ts'
import { SEARCH_MAX } from '../../core/rules/limits.ts'
import { readTagFilter } from './tag.ts'

/** The order of public posts: the newest first, or those with the most available suggestions first. */
export const COMMUNITY_SORTS = ['newest', 'available'] as const
export type CommunitySort = (typeof COMMUNITY_SORTS)[number]

/** The filter of a list of public posts. An absent order is the newest first. */
export interface CommunityFilter {
  search?: string
  tags: string[]
  sort?: Exclude<CommunitySort, 'newest'>
}

/** The filter of a list of public posts, in the query of an address. */
export function readCommunityFilter(parameters: AddressQuery): CommunityFilter {
  return {
    search: parameters.get('search')?.trim().slice(0, SEARCH_MAX).trim() || undefined,
    tags: readTagFilter(parameters.get('tags') ?? ''),
    sort: parameters.get('sort') === 'available' ? 'available' : undefined,
  }
}
