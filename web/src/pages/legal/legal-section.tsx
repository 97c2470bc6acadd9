/** A section of a legal text, in the format of the locale files. */
export interface LegalText {
  title: string
  text: readonly string[]
  /** A list below the paragraphs. */
  items?: readonly string[]
  /** Paragraphs below the list. */
  after?: readonly string[]
}

export interface LegalSectionProps {
  anchor: string
  text: LegalText
  number?: number
}

/** A section with an anchor of its own. */
export function LegalSection({ anchor, text: { title, text, items, after }, number }: LegalSectionProps) {
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="text-md text-muted">
      <h2 id={`${anchor}-title`} className="text-xl font-semibold tracking-[-0.02em] text-ink">
        {number !== undefined && <span className="tabular-nums">{number}. </span>}
        {title}
      </h2>
      <Paragraphs lines={text} />
      {items !== undefined && (
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 marker:text-faint">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <Paragraphs lines={after ?? []} />
    </section>
  )
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="mt-3">
      {line}
    </p>
  ))
}
