import { Parser } from 'htmlparser2'
import { decodeEntities } from '#core/runtime/decode_entities'
import { headlineOf } from '#posts/previews/rules/json_ld'

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

/** The metadata of a page as written in its source. Of several values, the first counts. */
export interface PageMetadata {
  meta: Partial<Record<MetaName, string>>
  title?: string
  /** The headline of its structured data. */
  headline?: string
  canonical?: string
  /** The URL of its oEmbed document. */
  oembed?: string
}

/** The parser's time grows with depth times length, so deep nesting could block the server for a minute. */
const MAX_DEPTH = 256

type Attributes = Record<string, string | undefined>

/** Parses the metadata of HTML, even malformed, up to the maximum depth. */
export function parseMetadata(html: string): PageMetadata {
  const metadata: PageMetadata = { meta: {} }
  /** The text of the element being read. */
  let text: string | null = null
  let svgs = 0
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > MAX_DEPTH) parser.pause()
      if (name === 'meta') readMeta(metadata, attributes)
      if (name === 'link') readLink(metadata, attributes)
      if (name === 'svg') svgs += 1
      const isTitle = name === 'title' && svgs === 0 && metadata.title === undefined
      if (isTitle || isJsonLd(name, attributes)) text = ''
    },
    ontext(part) {
      if (text !== null) text += part
    },
    onclosetag(name) {
      depth -= 1
      if (name === 'svg') svgs = Math.max(0, svgs - 1)
      if (text === null || (name !== 'title' && name !== 'script')) return
      if (name === 'title') metadata.title = decodeEntities(text)
      else metadata.headline ??= headlineOf(text)
      text = null
    },
  })
  parser.end(html)
  return metadata
}

const isJsonLd = (name: string, { type }: Attributes): boolean =>
  name === 'script' && type?.trim().toLowerCase() === 'application/ld+json'

function readMeta({ meta }: PageMetadata, { property, name, content }: Attributes): void {
  const key = (property ?? name)?.trim().toLowerCase()
  const wanted = WANTED.find((each) => each === key)
  if (wanted && content?.trim()) meta[wanted] ??= decodeEntities(content)
}

function readLink(metadata: PageMetadata, { rel, type, href }: Attributes): void {
  if (!href?.trim()) return
  const relations = rel?.toLowerCase().split(/\s+/) ?? []
  if (relations.includes('canonical')) metadata.canonical ??= href
  if (relations.includes('alternate') && type?.toLowerCase() === 'application/json+oembed')
    metadata.oembed ??= href
}
