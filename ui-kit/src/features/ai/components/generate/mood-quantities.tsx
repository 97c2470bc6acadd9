import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AiMoodSelection } from '@fanfare/contract/ai/data/ai.ts'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { AI_TEXTS_MAX } from '@fanfare/contract/ai/rules/ai.ts'
import { moodName } from '@fanfare/contract/posts/rules/mood.ts'
import { MoodLabel } from '../../../../components/moods/mood-label.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { Button } from '../../../../primitives/button.tsx'
import { totalOf } from '../../hooks/mood-selection.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

const FIRST_MOODS = 8

export interface MoodQuantitiesProps {
  moods: readonly Mood[]
  value: readonly AiMoodSelection[]
  onChange: (value: AiMoodSelection[]) => void
  error?: string
}

/**
 * Chooses moods and the number of texts for each; the total is limited by the size of a run. All moods are
 * shown on demand.
 */
export function MoodQuantities({ moods, value, onChange, error }: MoodQuantitiesProps) {
  const { t } = useTranslation('ai')
  const language = useLanguage()
  const id = useId()
  const [firstIds, setFirstIds] = useState<string[] | null>(() => firstMoods(moods, value))
  const isOpen = firstIds === null
  const offered = isOpen ? moods : moods.filter((mood) => firstIds.includes(mood.id))
  const total = totalOf(value)
  const hasRoom = total < AI_TEXTS_MAX
  const toggle = (moodId: string, isChosen: boolean) => {
    if (isChosen) onChange(value.filter((each) => each.moodId !== moodId))
    else if (hasRoom) onChange([...value, { moodId, quantity: 1 }])
  }
  const change = (moodId: string, quantity: number) =>
    onChange(value.map((each) => (each.moodId === moodId ? { moodId, quantity } : each)))

  return (
    <fieldset
      aria-label={t('generate.moods')}
      aria-describedby={`${id}-error`}
      className="flex min-w-0 flex-col gap-3"
    >
      <div className="flex items-baseline justify-between gap-3 text-sm font-medium">
        <span aria-hidden>{t('generate.moods')}</span>
        <output className="font-normal text-muted tabular-nums">
          {t('generate.total', { count: total, max: AI_TEXTS_MAX })}
        </output>
      </div>
      <ul id={`${id}-moods`} className="flex flex-wrap gap-1.5">
        {offered.map((mood) => {
          const isChosen = value.some(({ moodId }) => moodId === mood.id)
          return (
            <li key={mood.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                aria-disabled={!isChosen && !hasRoom}
                onClick={() => toggle(mood.id, isChosen)}
                className={clsx(
                  'pressable rounded-full pointer-coarse:py-1',
                  !isChosen && !hasRoom && 'cursor-not-allowed opacity-50',
                )}
              >
                <span className={clsx('inline-flex rounded-full', isChosen && 'ring-2 ring-accent')}>
                  <MoodLabel mood={mood} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {moods.length > FIRST_MOODS && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-2.5 self-start"
          icon={<ChevronDown aria-hidden className={clsx(isOpen && 'rotate-180')} />}
          aria-expanded={isOpen}
          aria-controls={`${id}-moods`}
          onClick={() => setFirstIds(isOpen ? firstMoods(moods, value) : null)}
        >
          {t('generate.allMoods')}
        </Button>
      )}
      <p id={`${id}-error`} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
      {value.length > 0 && (
        <ul
          className={clsx(
            'grid gap-x-6 rounded-md bg-sunken px-3 py-1.5',
            value.length > 1 && 'sm:grid-cols-2',
          )}
        >
          {value.map(({ moodId, quantity }) => {
            const mood = moods.find((each) => each.id === moodId)
            if (mood === undefined) return null
            return (
              <li key={moodId} className="flex items-center justify-between gap-3 py-0.5">
                <MoodLabel mood={mood} />
                <QuantityStepper
                  mood={moodName(mood.key, language)}
                  value={quantity}
                  hasRoom={hasRoom}
                  onChange={(next) => change(moodId, next)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </fieldset>
  )
}

/** The moods that are offered before all are: the first ones, and those that are chosen. */
function firstMoods(moods: readonly Mood[], value: readonly AiMoodSelection[]): string[] {
  return [...moods.slice(0, FIRST_MOODS).map(({ id }) => id), ...value.map(({ moodId }) => moodId)]
}
