import { useEffect, useRef, useState } from 'react'
import { usePostListPlace } from '../use-post-list-place.ts'

/** Milliseconds of rest after which a search is meant. */
const TYPING_PAUSE = 250

/** What stands in the search field. The list follows it after a pause, and it follows the address. */
export function useTypedSearch() {
  const { filter, narrow } = usePostListPlace()
  const searched = filter.search ?? ''
  const [text, setText] = useState(searched)
  const asked = useRef(searched)
  const search = (typed: string) => {
    const words = typed.trim()
    if (words === asked.current) return
    asked.current = words
    narrow({ search: words || undefined })
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
