import { useSearchParams } from 'react-router-dom'
import { VISIBILITIES, type Visibility } from '@fanfare/contract/rules/post.ts'

/** Which part of the list is looked at, kept in the address, so that "back" works. */
export function usePostListPlace() {
  const [parameters, setParameters] = useSearchParams()
  const visibility = VISIBILITIES.find((known) => known === parameters.get('visibility'))
  return {
    visibility,
    page: readPage(parameters.get('page')),
    setVisibility: (next: Visibility | undefined) =>
      setParameters(toParameters(next, 1), { preventScrollReset: true }),
    hrefFor: (page: number) => `?${toParameters(visibility, page)}`,
  }
}

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 ? page : 1
}

function toParameters(visibility: Visibility | undefined, page: number): URLSearchParams {
  const parameters = new URLSearchParams()
  if (visibility !== undefined) parameters.set('visibility', visibility)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}
