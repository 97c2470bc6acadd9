import { useLocation } from 'react-router-dom'
import { alternatesOf, inLanguage, languageAsked } from '@fanfare/contract/rules/page_language.ts'
import { PUBLIC_PAGES, type PublicPagePath } from '@fanfare/contract/rules/public_pages.ts'
import { siteData } from '@fanfare/contract/rules/structured_data.ts'
import { useLanguage } from '../i18n/languages.ts'
import { usePlatform } from '../platform/platform-context.ts'
import { Meta } from '../primitives/meta.tsx'

export interface PublicPageHeadProps {
  path: PublicPagePath
}

/** The head of a public page, as the server renders it too. */
export default function PublicPageHead({ path }: PublicPageHeadProps) {
  const { origin } = usePlatform()
  const { search } = useLocation()
  const language = useLanguage()
  const { indexed, words } = PUBLIC_PAGES[path]
  const url = origin() + path
  return (
    <Meta
      {...words[language]}
      canonical={inLanguage(url, languageAsked(search))}
      alternates={alternatesOf(url)}
      noindex={!indexed}
      data={path === '/' ? siteData(origin(), language) : undefined}
    />
  )
}
