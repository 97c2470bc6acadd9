import type { ReactNode } from 'react'

export interface MarkedTextProps {
  /** A text with one `<mark>…</mark>`, whatever the mark is called. */
  text: string
  mark: string
  /** Renders what is marked. */
  children: (marked: string) => ReactNode
}

/** A text with one highlighted part. Names in the text come before the mark, so the last mark counts. */
export function MarkedText({ text, mark, children }: MarkedTextProps) {
  const parts = new RegExp(`^(.*)<${mark}>(.*?)</${mark}>(.*)$`, 's').exec(text)
  if (parts === null) return text
  const [, before, marked = '', after] = parts
  return (
    <>
      {before}
      {children(marked)}
      {after}
    </>
  )
}
