import { PUBLIC_PAGES, type PublicPagePath } from '@fanfare/contract/rules/public_pages.ts'
import { useLanguage } from '../i18n/languages.ts'
import { usePlatform } from '../platform/platform-context.ts'
import { Meta } from '../primitives/meta.tsx'

export interface PublicPageMetaProps {
  path: PublicPagePath
}

/** The head of a public page, with the texts that the server renders too. */
export function PublicPageMeta({ path }: PublicPageMetaProps) {
  const { origin } = usePlatform()
  const { indexed, words } = PUBLIC_PAGES[path]
  const { title, description } = words[useLanguage()]
  return <Meta title={title} description={description} canonical={`${origin()}${path}`} noindex={!indexed} />
}
