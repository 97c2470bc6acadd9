import { clsx } from 'clsx'
import type { LegalText } from './legal-section.tsx'

export interface ContentsProps {
  title: string
  sections: readonly (readonly [anchor: string, text: LegalText])[]
  numbered?: boolean
}

/** The table of contents of a long text. */
export function Contents({ title, sections, numbered = false }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-20 lg:border-0 lg:bg-transparent lg:p-0"
    >
      <h2 id="contents" className="text-sm font-medium">
        {title}
      </h2>
      <ol className={clsx('mt-2 flex flex-col', numbered && 'list-decimal ps-6 marker:text-faint')}>
        {sections.map(([anchor, { title: name }]) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="inline-block rounded-sm py-1 text-muted hover:text-ink hover:underline pointer-coarse:py-2"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
