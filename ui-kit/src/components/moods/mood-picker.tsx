import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Smile, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { moodName } from '@fanfare/contract/posts/rules/mood.ts'
import { QueryState } from '../query-state.tsx'
import { useLanguage } from '../../i18n/languages.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { Button } from '../../primitives/button.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { Popover } from '../../primitives/popover.tsx'
import { Spinner } from '../../primitives/spinner.tsx'
import { moodsQuery } from './mood-queries.ts'
import { MoodGrid } from './mood-grid.tsx'

export interface MoodPickerProps {
  mood: Mood | null
  onChange: (mood: Mood | null) => void
  /** Looks like a field of a form; otherwise like one of several actions. */
  isField?: boolean
}

/** Chooses the mood of a post or a suggestion; it may have none. */
export function MoodPicker({ mood, onChange, isField = false }: MoodPickerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  // Focus goes to the search field, which exists only once the moods are loaded.
  usePrefetchQuery(moodsQuery())

  return (
    <>
      <Popover
        label={t('mood.choose')}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button
            variant={isField ? 'secondary' : 'ghost'}
            size="sm"
            icon={
              mood ? (
                <span aria-hidden className="font-emoji">
                  {mood.emoji}
                </span>
              ) : (
                <Smile aria-hidden />
              )
            }
          >
            {mood ? moodName(mood.key, language) : t(isField ? 'mood.choose' : 'mood.none')}
          </Button>
        }
      >
        <MoodChoice
          chosenId={mood?.id ?? null}
          onChoose={(next) => {
            onChange(next)
            usePreferences.getState().addRecentMood(next.id)
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

interface MoodChoiceProps {
  chosenId: string | null
  onChoose: (mood: Mood) => void
}

/** Fetches the moods and lets one be chosen. */
function MoodChoice(props: MoodChoiceProps) {
  const { t } = useTranslation()
  return (
    <QueryState
      query={useQuery(moodsQuery())}
      skeleton={<Spinner label={t('mood.loading')} />}
      failedTitle={t('mood.failed')}
    >
      {({ moods }) => <MoodGrid moods={moods} {...props} />}
    </QueryState>
  )
}
