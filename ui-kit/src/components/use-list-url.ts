import { useLocation, useSearchParams, type Location } from 'react-router-dom'

/** The query string requested last from a rendered location, which may lag behind in a transition. */
const requested = new WeakMap<Location, URLSearchParams>()

/** The filter of a list. Keys are query parameters; undefined and empty values are left out. */
type ListFilter<Filter> = { [Key in keyof Filter]?: string | readonly string[] | undefined }

/**
 * The page and the filter of a list, kept in the address, so that a link can be shared and "back" works.
 * `readFilter` validates the query string and must return its keys in a fixed order.
 */
export function useListUrl<Filter extends ListFilter<Filter>>(
  readFilter: (parameters: URLSearchParams) => Filter,
) {
  const location = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const filter = readFilter(parameters)
  const request = (next: URLSearchParams, replace = false) => {
    requested.set(location, next)
    setParameters(next, { preventScrollReset: true, replace })
  }
  return {
    filter,
    page: readPage(parameters),
    isFiltered: Object.values(filter).some((value) => toText(value) !== ''),
    /** Changes a part of the filter and goes to the first page. Continued typing adds no history entry. */
    setFilter: (change: Partial<Filter>) => {
      const latest = requested.get(location) ?? parameters
      const replace = 'search' in change && latest.has('search')
      request(toParameters({ ...readFilter(latest), ...change }, 1), replace)
    },
    clearFilter: () => request(new URLSearchParams()),
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
