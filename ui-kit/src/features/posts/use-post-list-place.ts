import { useSearchParams } from 'react-router-dom'
import { normalizeTags } from '@fanfare/contract/rules/tag.ts'
import {
  MODERATION_STATUSES,
  VISIBILITIES,
  type ModerationStatus,
  type Visibility,
} from '@fanfare/contract/rules/post.ts'
import { SEARCH_MAX, TAGS_IN_FILTER } from '@fanfare/contract/rules/limits.ts'

/** What the list is narrowed to; what is absent does not matter. */
export interface PostListFilter {
  visibility?: Visibility
  state?: ModerationStatus
  /** The id of a member. */
  author?: string
  tags?: string[]
  search?: string
}

/** Which part of the list is looked at, kept in the address, so that "back" works and a link leads there. */
export function usePostListPlace() {
  const [parameters, setParameters] = useSearchParams()
  const filter = readFilter(parameters)
  return {
    filter,
    page: readPage(parameters.get('page')),
    /** Changes a part of the filter and begins at the first page; typing a search is one step back, not many. */
    narrow: (change: PostListFilter) => {
      const replace = 'search' in change && filter.search !== undefined
      setParameters(toParameters({ ...filter, ...change }, 1), { preventScrollReset: true, replace })
    },
    clear: () => setParameters(new URLSearchParams(), { preventScrollReset: true }),
    hrefFor: (page: number) => `?${toParameters(filter, page)}`,
  }
}

/** Whether the list shows less than everything. */
export function isNarrowed(filter: PostListFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}

function readFilter(parameters: URLSearchParams): PostListFilter {
  const tags = normalizeTags((parameters.get('tags') ?? '').split(',')).slice(0, TAGS_IN_FILTER)
  return {
    visibility: VISIBILITIES.find((known) => known === parameters.get('visibility')),
    state: MODERATION_STATUSES.find((known) => known === parameters.get('state')),
    author: parameters.get('author') || undefined,
    tags: tags.length === 0 ? undefined : tags,
    search: parameters.get('search')?.trim().slice(0, SEARCH_MAX) || undefined,
  }
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 ? page : 1
}

function toParameters({ search, visibility, state, author, tags = [] }: PostListFilter, page: number) {
  const said = { search, visibility, state, author, tags: tags.join(','), page: page > 1 ? String(page) : '' }
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
