import { useEffect, useRef, useState } from 'react'

/** Milliseconds of rest after which a search is meant. */
const TYPING_PAUSE = 250

export interface TypedSearch {
  /** What is searched for now, wherever that came from. */
  searched: string
  /** Searches for something else; the words come trimmed. */
  onSearch: (words: string) => void
}

/** What stands in a search field. The list follows it after a pause, and it follows what is searched for. */
export function useTypedSearch({ searched, onSearch }: TypedSearch) {
  const [text, setText] = useState(searched)
  const asked = useRef(searched)
  const search = (typed: string) => {
    const words = typed.trim()
    if (words === asked.current) return
    asked.current = words
    onSearch(words)
  }

  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    // What was asked for here arrives while typing goes on; only what comes from elsewhere is taken over.
    if (searched === asked.current) return
    asked.current = searched
    setText(searched)
  }, [searched])
  return { text, type: setText, searchNow: () => search(text) }
}
