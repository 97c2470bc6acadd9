import { Select, type SelectProps } from '../primitives/select.tsx'
import { SearchField } from './search-field.tsx'

export interface SearchableSelectProps extends SelectProps<string> {
  /** Whether there are more options than these, so that they have to be searched for. */
  hasMore: boolean
  search: string
  onSearch: (search: string) => void
  searchLabel: string
  searchMax: number
}

/** A select over a list the server pages: with more than one page, a field above it searches at the server. */
export function SearchableSelect(props: SearchableSelectProps) {
  const { hasMore, search, onSearch, searchLabel, searchMax, ...select } = props
  return (
    <div className="flex flex-col gap-1.5">
      {(hasMore || search !== '') && (
        <SearchField label={searchLabel} value={search} onSearch={onSearch} maxLength={searchMax} />
      )}
      <Select {...select} className="w-full" />
    </div>
  )
}
