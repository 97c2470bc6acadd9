import { useEffect, type ReactNode } from 'react'
import { formatDate } from '@fanfare/ui-kit/i18n/dates.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { Contents } from './contents.tsx'
import { LegalSection, type LegalText } from './legal-section.tsx'

/** The date of the last change of the legal texts. */
const UPDATED = '2026-11-23T12:00:00Z'

export interface LegalPageProps {
  title: string
  lead: string
  /** The text before the date of the last change. */
  updated: string
  /** The heading of the table of contents. */
  contents: string
  /** The sections by the name of their anchor, in order. */
  sections: readonly (readonly [anchor: string, text: LegalText])[]
  numbered?: boolean
  /** Below the last section. */
  children?: ReactNode
}

/** A long text, with a table of contents that stays next to it where there is room. */
export function LegalPage({ title, lead, updated, contents, sections, numbered, children }: LegalPageProps) {
  useScrollToAnchor()
  return (
    <div className="flex flex-col gap-10 py-6">
      <header className="flex max-w-2xl flex-col gap-4">
        <h1 className="font-display text-3xl font-semibold tracking-[-0.03em] text-balance sm:text-4xl">
          {title}
        </h1>
        <p className="text-lg text-muted">{lead}</p>
        <p className="text-sm text-faint">
          {updated} <time dateTime={UPDATED}>{formatDate(UPDATED, useLanguage(), 'day')}</time>
        </p>
      </header>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,65ch)_1fr]">
        <Contents title={contents} sections={sections} numbered={numbered} />
        <article className="flex min-w-0 flex-col gap-10 hyphens-auto lg:order-first">
          {sections.map(([anchor, text], index) => (
            <LegalSection
              key={anchor}
              anchor={anchor}
              text={text}
              number={numbered ? index + 1 : undefined}
            />
          ))}
          {children}
        </article>
      </div>
    </div>
  )
}

/** Scrolls to the section of the address again, because the browser did so before the page was rendered. */
function useScrollToAnchor(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}
