import { usePrefetchQuery } from '@tanstack/react-query'
import { Smile, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mood } from '@fanfare/contract/data/mood.ts'
import { moodName } from '@fanfare/contract/rules/mood.ts'
import { useLanguage } from '../../../i18n/languages.ts'
import { Button } from '../../../primitives/button.tsx'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { Popover } from '../../../primitives/popover.tsx'
import { moodsQuery } from '../api/suggestion-queries.ts'
import { MoodChoice } from './mood-choice.tsx'

export interface MoodPickerProps {
  mood: Mood | null
  onChange: (mood: Mood | null) => void
}

/** The tone of a suggestion; none is fine too. */
export function MoodPicker({ mood, onChange }: MoodPickerProps) {
  const { t } = useTranslation('suggestions')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  // The focus goes to the search as it opens, which is there only with the moods.
  usePrefetchQuery(moodsQuery())

  return (
    <>
      <Popover
        label={t('mood.choose')}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button
            variant="ghost"
            size="sm"
            icon={mood ? <span className="font-emoji">{mood.emoji}</span> : <Smile aria-hidden />}
          >
            {mood ? moodName(mood.key, language) : t('mood.none')}
          </Button>
        }
      >
        <MoodChoice
          chosenId={mood?.id ?? null}
          onChoose={(next) => {
            onChange(next)
            setOpen(false)
          }}
        />
      </Popover>
      {mood && (
        <IconButton
          label={t('mood.clear')}
          icon={<X aria-hidden />}
          variant="ghost"
          size="sm"
          onClick={() => onChange(null)}
        />
      )}
    </>
  )
}
