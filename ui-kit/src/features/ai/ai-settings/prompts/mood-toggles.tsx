import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { moodsQuery } from '../../../../components/moods/mood-queries.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { MOOD_GRID } from './mood-grid.ts'
import { MoodToggle } from './mood-toggle.tsx'
import { MoodsSkeleton } from './moods-skeleton.tsx'

export interface MoodTogglesProps {
  disabledIds: readonly string[]
  /** Called with the ids in order, so that equal choices are equal lists. */
  onChange: (disabledIds: string[]) => void
}

/** Switches the moods on and off; one stays on. */
export function MoodToggles(props: MoodTogglesProps) {
  const { t } = useTranslation('ai-settings')
  return (
    <QueryState
      query={useQuery(moodsQuery())}
      skeleton={<MoodsSkeleton />}
      failedTitle={t('prompts.moods.failed')}
    >
      {({ moods }) => <ToggleGrid {...props} moods={moods} />}
    </QueryState>
  )
}

function ToggleGrid({ moods, disabledIds, onChange }: MoodTogglesProps & { moods: readonly Mood[] }) {
  const { t } = useTranslation('ai-settings')
  const isOn = ({ id }: Mood) => !disabledIds.includes(id)
  const on = moods.filter(isOn).length
  const toggle = (mood: Mood) => {
    const others = disabledIds.filter((id) => id !== mood.id)
    onChange(isOn(mood) ? [...others, mood.id].toSorted() : others)
  }
  return (
    <>
      <ul className={MOOD_GRID}>
        {moods.map((mood) => (
          <li key={mood.id}>
            <MoodToggle
              mood={mood}
              isOn={isOn(mood)}
              isLast={on === 1 && isOn(mood)}
              onToggle={() => toggle(mood)}
            />
          </li>
        ))}
      </ul>
      <div className="flex min-h-8.5 flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <output>
          <span>{t('prompts.moods.count', { on, all: moods.length })} </span>
          {on === 1 && <span>{t('prompts.moods.last')}</span>}
        </output>
        {on < moods.length && (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            {t('prompts.moods.all')}
          </Button>
        )}
      </div>
    </>
  )
}
