import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { normalizeTag } from '@fanfare/contract/rules/tag.ts'
import { useDebounced } from '../../../components/use-debounced.ts'
import { tagListQuery } from '../api/post-queries.ts'

/** The tags to suggest in a tag input; the server searches what is typed. */
export function useTagSuggestions() {
  const [text, setText] = useState('')
  const { data, isError } = useQuery(tagListQuery(useDebounced(normalizeTag(text))))
  return { suggestions: data?.tags.map(({ name }) => name) ?? [], hasFailed: isError, onSearch: setText }
}
