import { clsx } from 'clsx'
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
    <nav aria-label={label} className="border-t border-line pt-4">
      <h3 className="pb-1 text-sm font-medium text-muted">{label}</h3>
      <ul className="-mx-2">
        {topics.map((topic) => (
          <li key={topic}>
            <button
              type="button"
              aria-current={topic === current || undefined}
              onClick={() => onChoose(topic)}
              className={clsx(
                'min-h-9 w-full cursor-pointer rounded-md px-2 py-1.5 text-start hover:bg-ink/6 pointer-coarse:py-2.5',
                topic === current && 'bg-ink/6 font-medium',
              )}
            >
              <span className={clsx('block', excerptOf && 'font-medium')}>{t(`topic.${topic}.title`)}</span>
              {excerptOf && <span className="line-clamp-2 text-sm text-muted">{excerptOf(topic)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
