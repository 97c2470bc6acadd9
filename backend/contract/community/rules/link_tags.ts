import { LANGUAGES, type Language } from '../../core/rules/language.ts'
import { SHARE_IMAGE, type ShareImage } from './share_image.ts'

/** The metadata of a page for link previews on other sites. */
export interface LinkPreview {
  title: string
  description?: string
  /** The canonical address. */
  url?: string
  kind: 'article' | 'website'
  image: ShareImage
  /** The page exists in all languages. */
  translated: boolean
}

/** A tag of a head: `property` for Open Graph, `name` for Twitter. */
export interface LinkTag {
  attribute: 'name' | 'property'
  name: string
  content: string
}

const SITE = 'Fanfare'

/** The languages in Open Graph's notation, with the variants in which the texts are written. */
const LOCALES: Record<Language, string> = { en: 'en_US', pt: 'pt_PT', fr: 'fr_FR', es: 'es_ES' }

/** The tags of a page for Open Graph and Twitter, which falls back to the former. */
export function linkTags({ title, description, url, kind, image, translated }: LinkPreview): LinkTag[] {
  return [
    ...graph({ site_name: SITE, type: kind, title, description, url }),
    ...localeTags(image.language, translated),
    ...imageTags(image),
    ...twitter({ card: 'summary_large_image', title, description }),
  ]
}

function localeTags(language: Language, translated: boolean): LinkTag[] {
  const others = translated ? LANGUAGES.filter((other) => other !== language) : []
  return [
    ...graph({ locale: LOCALES[language] }),
    ...others.flatMap((other) => graph({ 'locale:alternate': LOCALES[other] })),
  ]
}

function imageTags({ url, alt }: ShareImage): LinkTag[] {
  const { type, width, height } = SHARE_IMAGE
  return graph({
    image: url,
    'image:type': type,
    'image:width': String(width),
    'image:height': String(height),
    'image:alt': alt,
  })
}

const graph = tagsOf('property', 'og:')
const twitter = tagsOf('name', 'twitter:')

function tagsOf(attribute: LinkTag['attribute'], prefix: string) {
  return (contents: Record<string, string | undefined>): LinkTag[] =>
    Object.entries(contents).flatMap(([name, content]) =>
      content === undefined ? [] : [{ attribute, name: prefix + name, content }],
    )
}
