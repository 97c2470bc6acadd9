import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { normalizeTag } from '@fanfare/contract/posts/rules/tag.ts'
import { useDebounced } from '../../../../components/use-debounced.ts'
import { tagListQuery } from '../api/post-queries.ts'

/** The tags to suggest in a tag input; searched on the server, within an organization among the tags in use there. */
export function useTagSuggestions(organizationId?: string) {
  const [text, setText] = useState('')
  const { data, isError } = useQuery(tagListQuery(useDebounced(normalizeTag(text)), organizationId))
  return { suggestions: data?.tags.map(({ name }) => name) ?? [], hasFailed: isError, onSearch: setText }
}
