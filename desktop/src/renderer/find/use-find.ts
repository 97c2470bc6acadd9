import { useEffect, useState } from 'react'
import { findRanges } from './find-ranges.ts'
import { clearPaint, paint, reveal } from './highlights.ts'
import { NOT_SEARCHED } from './text-blocks.ts'

interface Found {
  ranges: readonly Range[]
  /** The index of the current match. */
  at: number
}

const NOTHING: Found = { ranges: [], at: 0 }
const SEARCH_AGAIN_MS = 150

/** Finds words in the page, also in content added later, and paints the matches until the caller is unmounted. */
export function useFind() {
  const [words, setWords] = useState('')
  const [{ ranges, at }, setFound] = useState<Found>(NOTHING)

  useEffect(() => paint(ranges, ranges[at]), [ranges, at])
  useEffect(() => clearPaint, [])
  useEffect(
    () =>
      onPageChange(() => {
        const again = findRanges(document.body, words)
        setFound((before) => ({ ranges: again, at: Math.max(0, Math.min(before.at, again.length - 1)) }))
      }),
    [words],
  )

  const find = (typed: string) => {
    const all = findRanges(document.body, typed)
    const first = Math.max(0, all.findIndex(isBelowTop))
    setWords(typed)
    setFound({ ranges: all, at: first })
    if (all[first] !== undefined) reveal(all[first])
  }
  const move = (by: 1 | -1) => {
    const next = (at + by + ranges.length) % ranges.length
    const range = ranges[next]
    if (range === undefined) return
    setFound({ ranges, at: next })
    reveal(range)
  }
  return { words, find, move, count: ranges.length, position: ranges.length === 0 ? 0 : at + 1 }
}

const isBelowTop = (range: Range) => range.getBoundingClientRect().bottom > 0

/** Calls back shortly after the page has changed, and returns a function that stops it. */
function onPageChange(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver((changes) => {
    if (changes.every(isInBar)) return
    clearTimeout(timer)
    timer = setTimeout(callback, SEARCH_AGAIN_MS)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden', 'open'],
  })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

function isInBar({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement
  return element?.closest(`[${NOT_SEARCHED}]`) != null
}
