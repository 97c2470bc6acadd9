import { useSearchParams } from 'react-router-dom'

/** What a list is narrowed to. A key is a parameter of the address; an undefined or empty value is left out. */
type ListFilter<Filter> = { [Key in keyof Filter]?: string | readonly string[] | undefined }

/**
 * The page and the filter of a list, kept in the address, so that a link can be shared and "back" works.
 * `readFilter` checks what the address says and must return its keys in one order.
 */
export function useListUrl<Filter extends ListFilter<Filter>>(
  readFilter: (parameters: URLSearchParams) => Filter,
) {
  const [parameters, setParameters] = useSearchParams()
  const filter = readFilter(parameters)
  return {
    filter,
    page: readPage(parameters),
    isFiltered: Object.values(filter).some((value) => toText(value) !== ''),
    /** Changes a part of the filter and begins at the first page. Typing on in a search makes no new history entry. */
    setFilter: (change: Partial<Filter>) => {
      const replace = 'search' in change && parameters.has('search')
      setParameters(toParameters({ ...filter, ...change }, 1), { preventScrollReset: true, replace })
    },
    clearFilter: () => setParameters(new URLSearchParams(), { preventScrollReset: true }),
    hrefFor: (page: number) => `?${toParameters(filter, page)}`,
  }
}

/** For `useListUrl` in a list without filters. */
export const noFilter = () => ({})

function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'))
  return Number.isInteger(page) && page >= 1 ? page : 1
}

function toParameters(filter: object, page: number): URLSearchParams {
  const values = Object.entries({ ...filter, page: page > 1 ? String(page) : '' })
  return new URLSearchParams(
    values.map(([name, value]) => [name, toText(value)]).filter(([, text]) => text !== ''),
  )
}

function toText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value ?? '')
}
