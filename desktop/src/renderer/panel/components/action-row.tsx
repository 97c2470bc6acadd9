import { Sparkles } from 'lucide-react'
import { useRowTexts } from '../hooks/use-row-texts.ts'
import type { ActionRow as Row } from '../rows.ts'
import { OptionBox } from './option-box.tsx'

export interface ActionRowProps {
  id: string
  row: Row
  selected: boolean
  onAct: () => void
}

/**
 * A row without a suggestion: it uncovers a sensitive post, opens one that has nothing to copy, or generates more for one
 * that runs low.
 */
export function ActionRow({ id, row, selected, onAct }: ActionRowProps) {
  const { state, action } = useRowTexts()(row)
  return (
    <OptionBox
      id={id}
      selected={selected}
      onPress={onAct}
      className="flex cursor-pointer flex-wrap items-center justify-between gap-x-2 text-sm/5 text-muted"
    >
      {state !== null && <span>{state}</span>}
      <span className="inline-flex items-center gap-2 font-medium text-accent-text">
        {row.kind === 'generate' && <Sparkles aria-hidden className="size-4" />}
        {action}
      </span>
    </OptionBox>
  )
}
