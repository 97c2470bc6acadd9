import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from '../primitives/text-input.tsx'
import { SEARCH_DEBOUNCE_MS } from './use-debounced.ts'

export interface SearchFieldProps {
  label: string
  /** A shorter text for the empty field; by default the label. */
  placeholder?: string
  /** The current search. */
  value: string
  /** Called with the trimmed text when typing pauses, and at once on Enter. */
  onSearch: (text: string) => void
  maxLength: number
}

/** The search field of a list. */
export function SearchField({ label, placeholder = label, value, onSearch, maxLength }: SearchFieldProps) {
  const { text, setText, searchNow } = useDebouncedSearch(value, onSearch)
  return (
    <span className="relative min-w-48 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-faint"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={maxLength}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
        className="ps-8.5!"
      />
    </span>
  )
}

function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value)
  const requested = useRef(value)
  const search = (typed: string) => {
    const trimmed = typed.trim()
    if (trimmed === requested.current) return
    requested.current = trimmed
    onSearch(trimmed)
  }

  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    // Our own search comes back as `value` while typing goes on; only an external change replaces the text.
    if (value === requested.current) return
    requested.current = value
    setText(value)
  }, [value])
  return { text, setText, searchNow: () => search(text) }
}
