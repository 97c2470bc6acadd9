import { Search } from 'lucide-react'
import { TextInput } from '../primitives/text-input.tsx'
import { useTypedSearch } from './use-typed-search.ts'

export interface SearchFieldProps {
  label: string
  /** What the list shows now. */
  searched: string
  onSearch: (words: string) => void
  maxLength: number
}

/** Words to look for in a list. The list follows when typing pauses, and at once on Enter. */
export function SearchField({ label, searched, onSearch, maxLength }: SearchFieldProps) {
  const { text, type, searchNow } = useTypedSearch({ searched, onSearch })
  return (
    <span className="relative min-w-48 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-faint"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={maxLength}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
        className="ps-8.5!"
      />
    </span>
  )
}
