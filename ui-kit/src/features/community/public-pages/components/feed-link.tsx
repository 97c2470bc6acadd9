import { useTranslation } from 'react-i18next'
import { webFeedLinks } from '@fanfare/contract/community/rules/web_feed.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { useHydrated } from '../../../../platform/use-hydrated.ts'
import { ButtonAnchor } from '../../../../primitives/button-anchor.tsx'

export interface FeedLinkProps {
  /** The path of the feed, without its format. */
  feed: string
  /** The title of what it follows. */
  title: string
}

/** A link to the feed of the posts on a page, which feed readers find in its head too. */
export function FeedLink({ feed, title }: FeedLinkProps) {
  const { t } = useTranslation('public-pages')
  const { origin } = usePlatform()
  const hydrated = useHydrated()
  const links = webFeedLinks(origin(), { feed, title }, null)
  return (
    <>
      {hydrated && links.map((link) => <link key={link.href} rel="alternate" {...link} />)}
      <ButtonAnchor href={links[0]!.href} variant="ghost" size="sm">
        {t('follow')}
      </ButtonAnchor>
    </>
  )
}
