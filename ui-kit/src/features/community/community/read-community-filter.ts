import { readTagFilter } from '@fanfare/contract/posts/rules/tag.ts'

/** The filter of a list of public posts, in the query of an address. */
export function readCommunityFilter(parameters: URLSearchParams) {
  return { tags: readTagFilter(parameters.get('tags') ?? '') }
}
