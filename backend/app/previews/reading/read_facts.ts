import { Parser } from 'htmlparser2'

const WANTED = [
  'og:title',
  'og:description',
  'og:site_name',
  'og:url',
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:src',
  'description',
  'application-name',
] as const

type MetaName = (typeof WANTED)[number]

/** What a page says about itself, as it stands in its source. Of several sayings the first counts. */
export interface PageFacts {
  meta: Partial<Record<MetaName, string>>
  title?: string
  canonical?: string
  /** The address of its oEmbed document. */
  oembed?: string
}

/** No honest page is nested deeper. The parser's time grows with depth times length: a megabyte could hold us for a minute. */
const DEPTH_MAX = 256

type Attributes = Record<string, string | undefined>

/** Reads the facts out of HTML, however broken it is, up to where it is nested beyond reason. */
export function readFacts(html: string): PageFacts {
  const facts: PageFacts = { meta: {} }
  let title: string | null = null
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > DEPTH_MAX) parser.pause()
      if (name === 'meta') readMeta(facts, attributes)
      if (name === 'link') readLink(facts, attributes)
      if (name === 'title' && facts.title === undefined) title = ''
    },
    ontext(text) {
      if (title !== null) title += text
    },
    onclosetag(name) {
      depth -= 1
      if (name !== 'title' || title === null) return
      facts.title = title
      title = null
    },
  })
  parser.end(html)
  return facts
}

function readMeta({ meta }: PageFacts, { property, name, content }: Attributes): void {
  const said = (property ?? name)?.trim().toLowerCase()
  const wanted = WANTED.find((each) => each === said)
  if (wanted && content?.trim()) meta[wanted] ??= content
}

function readLink(facts: PageFacts, { rel, type, href }: Attributes): void {
  if (!href?.trim()) return
  const relations = rel?.toLowerCase().split(/\s+/) ?? []
  if (relations.includes('canonical')) facts.canonical ??= href
  if (relations.includes('alternate') && type?.toLowerCase() === 'application/json+oembed')
    facts.oembed ??= href
}
