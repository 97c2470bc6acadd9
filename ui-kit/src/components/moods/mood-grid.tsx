import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { moodName } from '@fanfare/contract/posts/rules/mood.ts'
import { moodDescription } from '@fanfare/contract/posts/rules/mood_descriptions.ts'
import { foldAccents } from '../../i18n/fold-accents.ts'
import { useLanguage } from '../../i18n/languages.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { TextInput } from '../../primitives/text-input.tsx'
import { MoodLabel } from './mood-label.tsx'

export interface MoodGridProps {
  moods: readonly Mood[]
  chosenId: string | null
  onChoose: (mood: Mood) => void
}

/**
 * All moods, recently chosen ones first, with a search field and the description of the focused or hovered mood. Enter
 * in the field chooses the only match.
 */
export function MoodGrid({ moods, chosenId, onChoose }: MoodGridProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [pointedId, setPointedId] = useState(chosenId)
  const description = useId()
  const recent = usePreferences((preferences) => preferences.recentMoods)
  const found = findMoods(recentFirst(moods, recent), search, language)
  const pointed = found.find(({ id }) => id === pointedId)

  return (
    <div className="flex w-80 max-w-full flex-col gap-3">
      <TextInput
        type="search"
        aria-label={t('mood.search')}
        placeholder={t('mood.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found.length === 1) onChoose(found[0]!)
        }}
      />
      <ul className="flex max-h-60 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {found.map((mood) => (
          <li key={mood.id}>
            <button
              type="button"
              aria-pressed={mood.id === chosenId}
              aria-describedby={mood.id === pointedId ? description : undefined}
              onFocus={() => setPointedId(mood.id)}
              onMouseEnter={() => setPointedId(mood.id)}
              onClick={() => onChoose(mood)}
              className={clsx('pressable rounded-full', mood.id === chosenId && 'ring-2 ring-accent')}
            >
              <MoodLabel mood={mood} />
            </button>
          </li>
        ))}
      </ul>
      <p id={description} className="min-h-10 text-sm text-muted">
        {pointed && moodDescription(pointed.key, language, pointed.description)}
      </p>
      {found.length === 0 && <p className="text-sm text-muted">{t('mood.notFound')}</p>}
    </div>
  )
}

/** The moods in their order, after recently chosen ones. */
export function recentFirst(moods: readonly Mood[], recent: readonly string[]): Mood[] {
  const rank = ({ id }: Mood) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return moods.toSorted((a, b) => rank(a) - rank(b))
}

/** The moods whose name contains the search, ignoring accents and case. */
export function findMoods(moods: readonly Mood[], search: string, language: Language): Mood[] {
  const wanted = foldAccents(search.trim())
  return moods.filter(({ key }) => foldAccents(moodName(key, language)).includes(wanted))
}
