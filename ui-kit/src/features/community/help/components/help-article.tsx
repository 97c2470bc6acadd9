import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HelpTopic } from '../help-topics.ts'

export interface HelpArticleProps {
  topic: HelpTopic
  /** Where the guide says more. */
  guide: string
  /** Whether the reader has chosen the topic, so that the focus moves to it. */
  isChosen: boolean
}

/** A topic of the help. */
export function HelpArticle({ topic, guide, isChosen }: HelpArticleProps) {
  const { t } = useTranslation('help')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isChosen) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <article className="flex flex-col gap-3">
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-display text-xl font-semibold tracking-[-0.02em] outline-none"
      >
        {t(`topic.${topic}.title`)}
      </h3>
      {paragraphsOf(t(`topic.${topic}.text`)).map((paragraph) => (
        <p key={paragraph} className="text-md">
          {paragraph}
        </p>
      ))}
      <a
        href={guide}
        target="_blank"
        rel="noopener"
        hrefLang="en"
        className="self-start rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-2 hover:decoration-accent-text pointer-coarse:py-2"
      >
        {t('guide')}
      </a>
    </article>
  )
}

/** The paragraphs of a text of the help. */
export const paragraphsOf = (text: string) => text.split('\n')
