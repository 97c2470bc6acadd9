import { useSearchParams } from 'react-router-dom'
import { TAG_MAX } from '@fanfare/contract/rules/limits.ts'

/** Which tags are looked for and which page is read, kept in the address, so that "back" works. */
export function useTagListPlace() {
  const [parameters, setParameters] = useSearchParams()
  const search = (parameters.get('search') ?? '').trim().slice(0, TAG_MAX)
  const page = Number(parameters.get('page'))
  return {
    search,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    /** Begins at the first page; typing is one step back, not many. */
    searchFor: (words: string) =>
      setParameters(toParameters(words, 1), { preventScrollReset: true, replace: search !== '' }),
    hrefFor: (to: number) => `?${toParameters(search, to)}`,
  }
}

function toParameters(search: string, page: number): URLSearchParams {
  const said = { search, page: page > 1 ? String(page) : '' }
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))
}
