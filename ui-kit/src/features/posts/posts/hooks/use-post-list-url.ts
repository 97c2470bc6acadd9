import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import {
  POST_STATES,
  VISIBILITIES,
  type PostState,
  type Visibility,
} from '@fanfare/contract/posts/rules/post.ts'
import { readTagFilter } from '@fanfare/contract/posts/rules/tag.ts'
import { readListUrl, useListUrl } from '../../../../components/use-list-url.ts'

/** The filter of the list of posts; an absent field matches everything. */
export interface PostListFilter {
  search?: string
  /** Only posts from which the member could copy and has not copied yet. */
  show?: 'waiting'
  visibility?: Visibility
  state?: PostState
  /** The id of a member. */
  author?: string
  tags?: string[]
}

/** The page and the filter of the list of posts. */
export const usePostListUrl = () => useListUrl(readFilter)

/** The page and the filter of the list of posts, in the query of an address. */
export const readPostListUrl = (search: URLSearchParams) => readListUrl(search, readFilter)

function readFilter(parameters: URLSearchParams): PostListFilter {
  const tags = readTagFilter(parameters.get('tags') ?? '')
  return {
    show: parameters.get('show') === 'waiting' ? 'waiting' : undefined,
    search: parameters.get('search')?.trim().slice(0, SEARCH_MAX) || undefined,
    visibility: VISIBILITIES.find((known) => known === parameters.get('visibility')),
    state: POST_STATES.find((known) => known === parameters.get('state')),
    author: parameters.get('author') || undefined,
    tags: tags.length === 0 ? undefined : tags,
  }
}
