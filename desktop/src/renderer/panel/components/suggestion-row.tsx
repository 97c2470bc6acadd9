import type { OfferedSuggestion } from '@fanfare/contract/data/offer.ts'
import { SuggestionMarks } from '@fanfare/ui-kit/features/suggestions/components/suggestion-marks.tsx'
import { CopyMark } from './copy-mark.tsx'
import { OptionBox } from './option-box.tsx'

export interface SuggestionRowProps {
  id: string
  suggestion: OfferedSuggestion
  selected: boolean
  fresh: boolean
  readOnly: boolean
  onSelect: () => void
  onAct: () => void
}

/** A suggestion. A press selects it; Copy and Enter copy it. */
export function SuggestionRow({
  id,
  suggestion,
  selected,
  fresh,
  readOnly,
  onSelect,
  onAct,
}: SuggestionRowProps) {
  const { content, copiedContent, lockedByYou } = suggestion
  return (
    <OptionBox id={id} selected={selected} onPress={onSelect}>
      <p className="text-sm/5 break-words whitespace-pre-line">{copiedContent ?? content}</p>
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-1.5">
          <SuggestionMarks suggestion={suggestion} />
        </span>
        <CopyMark
          selected={selected}
          copied={lockedByYou || fresh}
          fresh={fresh}
          readOnly={readOnly}
          onPress={onAct}
        />
      </div>
    </OptionBox>
  )
}
