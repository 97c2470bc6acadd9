import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HelpTopic } from '../help-topics.ts'

export interface HelpTopicListProps {
  label: string
  topics: readonly HelpTopic[]
  current?: HelpTopic
  /** A sentence below the title of a topic. */
  excerptOf?: (topic: HelpTopic) => string
  onChoose: (topic: HelpTopic) => void
}

/** Topics of the help to choose from. */
export function HelpTopicList({ label, topics, current, excerptOf, onChoose }: HelpTopicListProps) {
  const { t } = useTranslation('help')
  return (
    <nav aria-label={label}>
      <h3 className="pb-1 text-sm font-medium text-muted">{label}</h3>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>
            <button
              type="button"
              aria-current={topic === current || undefined}
              onClick={() => onChoose(topic)}
              className={clsx(
                'flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-md px-2 py-1.5 text-start hover:bg-ink/6 pointer-coarse:py-2',
                topic === current && 'bg-ink/6',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{t(`topic.${topic}.title`)}</span>
                {excerptOf && <span className="line-clamp-2 text-sm text-muted">{excerptOf(topic)}</span>}
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
