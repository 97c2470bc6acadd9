import { useLocation } from 'react-router-dom'
import { alternatesOf, inLanguage, languageAsked } from '@fanfare/contract/community/rules/page_language.ts'
import type { PublicPage } from '@fanfare/contract/community/rules/public_pages/public_page.ts'
import { pageCard } from '@fanfare/contract/community/rules/share_card.ts'
import { shareImageOf } from '@fanfare/contract/community/rules/share_image.ts'
import { siteData } from '@fanfare/contract/community/rules/structured_data.ts'
import { useLanguage } from '../i18n/languages.ts'
import { usePlatform } from '../platform/platform-context.ts'
import { PublicMeta } from '../primitives/public-meta.tsx'

/** The head of a public page, as the server renders it too. */
export function PublicPageHead({ page }: { page: PublicPage }) {
  const { origin } = usePlatform()
  const { search } = useLocation()
  const language = useLanguage()
  const url = origin() + page.path
  return (
    <PublicMeta
      {...page.words[language]}
      canonical={inLanguage(url, languageAsked(search))}
      alternates={alternatesOf(url)}
      noindex={!page.indexed}
      image={shareImageOf(origin(), pageCard(page, language))}
      data={page.path === '/' ? siteData(origin(), language) : undefined}
    />
  )
}
