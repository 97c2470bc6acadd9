import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TAGS_IN_FILTER } from '@fanfare/contract/rules/limits.ts'
import { normalizeTags } from '@fanfare/contract/rules/tag.ts'

/** The filter as it stands in the address, so that it can be shared and "back" works. */
export function useCommunityFilter() {
  const [parameters, setParameters] = useSearchParams()
  const tagText = parameters.get('tags') ?? ''
  const tags = useMemo(() => normalizeTags(tagText.split(',')).slice(0, TAGS_IN_FILTER), [tagText])
  const page = readPage(parameters.get('page'))

  return {
    tags,
    page,
    setTags: (next: readonly string[]) => setParameters(toParameters(next, 1), { preventScrollReset: true }),
    hrefFor: (target: number) => `?${toParameters(tags, target)}`,
  }
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 ? page : 1
}

function toParameters(tags: readonly string[], page: number): URLSearchParams {
  const parameters = new URLSearchParams()
  if (tags.length > 0) parameters.set('tags', tags.join(','))
  if (page > 1) parameters.set('page', String(page))
  return parameters
}
