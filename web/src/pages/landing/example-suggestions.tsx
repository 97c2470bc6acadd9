import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { MOODS } from '@fanfare/contract/rules/mood.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { MoodChip } from '@fanfare/ui-kit/primitives/mood-chip.tsx'

const EXAMPLES = [
  { mood: 'curious', place: '', button: 'bg-accent text-on-accent' },
  { mood: 'witty', place: 'ms-3 lg:ms-5', button: 'bg-accent-soft text-accent-text' },
  { mood: 'appreciative', place: 'ms-6 lg:ms-10', button: 'bg-accent-soft text-accent-text' },
] as const

/** An illustration of suggestions, without any controls. */
export function ExampleSuggestions() {
  const { t } = useTranslation('landing')
  const language = useLanguage()
  return (
    <figure>
      <figcaption className="sr-only">{t('example.label')}</figcaption>
      <div aria-hidden className="flex flex-col gap-3">
        {EXAMPLES.map(({ mood, place, button }) => {
          const { emoji, color, names } = MOODS.find(({ key }) => key === mood)!
          return (
            <div
              key={mood}
              className={clsx('rounded-lg border border-line bg-raised p-4 text-md shadow-pop', place)}
            >
              <p>{t(`example.${mood}`)}</p>
              <p className="mt-3 flex items-center justify-between gap-3">
                <MoodChip emoji={emoji} color={color} label={names[language]} />
                <span className={clsx('rounded-md px-2.5 py-1 text-sm font-medium', button)}>
                  {t('example.copy')}
                </span>
              </p>
            </div>
          )
        })}
      </div>
    </figure>
  )
}
