import { readListPage } from '@fanfare/contract/core/rules/list_address.ts'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { useSearchParams } from 'react-router-dom'

/** The filter of a list. Keys are query parameters; undefined and empty values are left out. */
type ListFilter<Filter> = { [Key in keyof Filter]?: string | readonly string[] | undefined }

/**
 * The page and the filter of a list, kept in the address, so that a link can be shared and "back" works.
 * `readFilter` validates the query string and must return its keys in a fixed order. Two lists in one address
 * use different prefixes for their query parameters, and do not touch each other's.
 */
export function useListUrl<Filter extends ListFilter<Filter>>(
  readFilter: (parameters: URLSearchParams) => Filter,
  prefix = '',
) {
  const [all, setParameters] = useSearchParams()
  const { filter, page, asOf } = readListUrl(ownParameters(all, prefix), readFilter)
  const toAll = (own: URLSearchParams, latest = all) => withOwnParameters(latest, own, prefix)
  const request = (next: URLSearchParams, replace = false) =>
    setParameters(next, { preventScrollReset: true, replace })
  return {
    filter,
    page,
    /** The anchor of the list: later pages leave out what was created after it. New entries appear on page 1. */
    asOf,
    isFiltered: Object.values(filter).some((value) => toText(value) !== ''),
    /** Changes a part of the filter and goes to the first page. Continued typing adds no history entry. */
    setFilter: (change: Partial<Filter>) => {
      const latest = ownParameters(latestOfAll(), prefix)
      const replace = 'search' in change && latest.has('search')
      request(toAll(toParameters({ ...readFilter(latest), ...change }, 1), latestOfAll()), replace)
    },
    clearFilter: () => request(toAll(new URLSearchParams(), latestOfAll())),
    hrefFor: (page: number, asOf?: string) =>
      `?${toAll(toParameters({ ...filter, asOf: page > 1 ? asOf : '' }, page))}`,
  }
}

/** The page and the filter of a list in the query of an address. */
export function readListUrl<Filter>(
  parameters: URLSearchParams,
  readFilter: (parameters: URLSearchParams) => Filter,
) {
  return { filter: readFilter(parameters), ...readListPage(parameters) }
}

/** For `useListUrl` in a list without filters. */
export const noFilter = () => ({})

/** For `useListUrl` in a list that can only be searched. */
export const readSearch = (parameters: URLSearchParams) => ({
  search: parameters.get('search')?.trim().slice(0, SEARCH_MAX) || undefined,
})

/** The address changes at once, but is rendered in a transition, so the rendered filter may lag behind. */
const latestOfAll = () => new URLSearchParams(window.location.search)

function toParameters(filter: object, page: number): URLSearchParams {
  const values = Object.entries({ ...filter, page: page > 1 ? String(page) : '' })
  return new URLSearchParams(
    values.map(([name, value]) => [name, toText(value)]).filter(([, text]) => text !== ''),
  )
}

function toText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value ?? '')
}

function ownParameters(all: URLSearchParams, prefix: string): URLSearchParams {
  if (prefix === '') return all
  const own = [...all].filter(([name]) => name.startsWith(`${prefix}-`))
  return new URLSearchParams(own.map(([name, value]) => [name.slice(prefix.length + 1), value]))
}

function withOwnParameters(all: URLSearchParams, own: URLSearchParams, prefix: string): URLSearchParams {
  if (prefix === '') return own
  const others = [...all].filter(([name]) => !name.startsWith(`${prefix}-`))
  return new URLSearchParams([...others, ...[...own].map(([name, value]) => [`${prefix}-${name}`, value])])
}
