import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AiText } from '@fanfare/contract/ai/data/ai.ts'
import { MoodLabel } from '@fanfare/ui-kit/components/moods/mood-label.tsx'
import { moodsQuery } from '@fanfare/ui-kit/components/moods/mood-queries.ts'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { CopyButton } from './copy-button.tsx'
import { OptionBox } from './option-box.tsx'

export interface GeneratedRowProps {
  id: string
  text: AiText
  selected: boolean
  readOnly: boolean
  onSelect: () => void
  onAct: () => void
}

/** A generated text that waits for review. Copying it is the review: it becomes a suggestion first. */
export function GeneratedRow({ id, text, selected, readOnly, onSelect, onAct }: GeneratedRowProps) {
  const { t } = useTranslation('desktop')
  const { data } = useQuery(moodsQuery())
  const mood = data?.moods.find((each) => each.id === text.moodId)
  return (
    <OptionBox id={id} selected={selected} onPress={onSelect} className="border-dashed">
      <p className="text-sm/5 break-words whitespace-pre-line">{text.content}</p>
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-1.5">
          {mood && <MoodLabel mood={mood} />}
          <Badge tone="brass" icon={<Sparkles aria-hidden />}>
            {t('generate.new')}
          </Badge>
        </span>
        <CopyButton
          label={t('generate.approve')}
          selected={selected}
          copied={false}
          justCopied={false}
          readOnly={readOnly}
          onPress={onAct}
        />
      </div>
    </OptionBox>
  )
}
