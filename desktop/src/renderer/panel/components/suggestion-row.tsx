import type { OfferedSuggestion } from '@fanfare/contract/suggestions/data/offer.ts'
import { SuggestionMarks } from '@fanfare/ui-kit/features/suggestions/components/suggestion-marks.tsx'
import { CopyButton } from './copy-button.tsx'
import { OptionBox } from './option-box.tsx'

export interface SuggestionRowProps {
  id: string
  suggestion: OfferedSuggestion
  selected: boolean
  justCopied: boolean
  readOnly: boolean
  onSelect: () => void
  onAct: () => void
}

/** A suggestion. A click selects it; Copy and Enter copy it. */
export function SuggestionRow({
  id,
  suggestion,
  selected,
  justCopied,
  readOnly,
  onSelect,
  onAct,
}: SuggestionRowProps) {
  const { content, copiedContent, claimedByYou } = suggestion
  return (
    <OptionBox id={id} selected={selected} onPress={onSelect}>
      <p className="text-sm/5 break-words whitespace-pre-line">{copiedContent ?? content}</p>
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-1.5">
          <SuggestionMarks suggestion={suggestion} />
        </span>
        <CopyButton
          selected={selected}
          copied={claimedByYou || justCopied}
          justCopied={justCopied}
          readOnly={readOnly}
          onPress={onAct}
        />
      </div>
    </OptionBox>
  )
}
