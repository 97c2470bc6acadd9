import type { ReactNode } from 'react'
import { OptionBox } from './option-box.tsx'
import { RowCopy, type RowCopyProps } from './row-copy.tsx'

export interface TextRowProps extends RowCopyProps {
  id: string
  text: string
  /** Its mood, and where it comes from. */
  marks: ReactNode
  selected: boolean
  onSelect: () => void
}

/** The first line of a text to copy. A click selects it; its icon and Enter copy it. */
export function TextRow({ id, text, marks, selected, onSelect, ...copy }: TextRowProps) {
  return (
    <OptionBox id={id} selected={selected} onPress={onSelect} className="flex items-center gap-2">
      {marks}
      <p dir="auto" className="min-w-0 flex-1 truncate text-sm/5">
        {text}
      </p>
      <RowCopy {...copy} />
    </OptionBox>
  )
}
