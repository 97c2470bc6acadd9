import type { SuggestionRow as Row } from '../rows.ts'
import { RowMarks } from './row-marks.tsx'
import { TextRow, type TextRowProps } from './text-row.tsx'

export interface SuggestionRowProps extends Omit<TextRowProps, 'text' | 'marks' | 'copied' | 'label'> {
  row: Row
}

/** A suggestion, or the edited copy the user has made of it. */
export function SuggestionRow({ row: { suggestion }, ...rest }: SuggestionRowProps) {
  const { content, copiedContent, claimedByYou, mood, isAiGenerated } = suggestion
  return (
    <TextRow
      {...rest}
      text={copiedContent ?? content}
      marks={<RowMarks mood={mood} isGenerated={isAiGenerated} />}
      copied={claimedByYou}
    />
  )
}
