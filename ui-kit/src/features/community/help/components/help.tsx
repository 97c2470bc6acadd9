import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { matchesWords } from '../../../../i18n/match-words.ts'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { GUIDE_SECTIONS, topicsFor, type HelpTopic } from '../help-topics.ts'
import { HelpArticle, paragraphsOf } from './help-article.tsx'
import { HelpTopicList } from './help-topic-list.tsx'

export interface HelpProps {
  /** The topic to begin with. */
  start: HelpTopic
  isAdministrator: boolean
  /** The address of a page of the guide. */
  guideOf: (section: string) => string
}

/** The help: a search, one topic, and all the others. */
export function Help({ start, isAdministrator, guideOf }: HelpProps) {
  const { t } = useTranslation('help')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<HelpTopic | null>(null)
  const topics = topicsFor(isAdministrator)
  const topic = chosen ?? (topics.includes(start) ? start : topics[0]!)
  const choose = (next: HelpTopic) => {
    setSearch('')
    setChosen(next)
  }
  return (
    <div className="flex flex-col gap-6">
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={search}
        maxLength={SEARCH_MAX}
        enterKeyHint="search"
        onChange={(event) => setSearch(event.target.value)}
      />
      {search.trim() === '' ? (
        <>
          <HelpArticle
            key={topic}
            topic={topic}
            guide={guideOf(GUIDE_SECTIONS[topic])}
            isChosen={chosen !== null}
          />
          <HelpTopicList label={t('topics')} topics={topics} current={topic} onChoose={choose} />
        </>
      ) : (
        <Results search={search} topics={topics} onChoose={choose} />
      )}
    </div>
  )
}

interface ResultsProps {
  search: string
  topics: readonly HelpTopic[]
  onChoose: (topic: HelpTopic) => void
}

/** The topics with the words of a search, those with them in their title first. */
function Results({ search, topics, onChoose }: ResultsProps) {
  const { t } = useTranslation('help')
  const titleHas = (topic: HelpTopic) => matchesWords(t(`topic.${topic}.title`), search)
  const found = topics
    .filter((topic) => matchesWords(`${t(`topic.${topic}.title`)} ${t(`topic.${topic}.text`)}`, search))
    .toSorted((one, other) => Number(titleHas(other)) - Number(titleHas(one)))
  const excerptOf = (topic: HelpTopic) => {
    const paragraphs = paragraphsOf(t(`topic.${topic}.text`))
    return paragraphs.find((paragraph) => matchesWords(paragraph, search)) ?? paragraphs[0]!
  }
  if (found.length > 0)
    return <HelpTopicList label={t('found')} topics={found} excerptOf={excerptOf} onChoose={onChoose} />
  return (
    <output>
      <p className="font-medium">{t('none')}</p>
      <p className="text-muted">{t('noneText')}</p>
    </output>
  )
}
