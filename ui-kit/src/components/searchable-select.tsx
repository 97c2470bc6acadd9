import { Select, type SelectProps } from '../primitives/select.tsx'
import { SearchField } from './search-field.tsx'

export interface SearchableSelectProps extends SelectProps<string> {
  /** Whether the server has more options than these, so that they need a search. */
  hasMore: boolean
  search: string
  onSearch: (search: string) => void
  searchLabel: string
  searchMax: number
}

/** A select over a list that the server pages: with more than one page, a field above it searches on the server. */
export function SearchableSelect(props: SearchableSelectProps) {
  const { hasMore, search, onSearch, searchLabel, searchMax, ...select } = props
  return (
    <div className="flex flex-col gap-1.5">
      {(hasMore || search !== '') && (
        <div className="flex">
          <SearchField label={searchLabel} value={search} onSearch={onSearch} maxLength={searchMax} />
        </div>
      )}
      <Select {...select} className="w-full" />
    </div>
  )
}
