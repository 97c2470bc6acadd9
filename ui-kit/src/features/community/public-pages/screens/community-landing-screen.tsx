import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { tagFollowed, WEB_FEEDS } from '@fanfare/contract/community/rules/web_feed.ts'
import { readCommunityFilter } from '@fanfare/contract/posts/rules/community_filter.ts'
import { publicPageMeta } from '../../../../components/public-page-meta.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { peekReturnPath, rememberReturnPath } from '../../../../platform/session/return-to.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { CommunityNumbers } from '../components/community-numbers.tsx'
import { CommunityPostList } from '../../community/components/community-post-list.tsx'
import { FeedLink } from '../components/feed-link.tsx'
import { FeaturedPosts } from '../components/featured-posts.tsx'

const Head = publicPageMeta(
  async () =>
    (await import('@fanfare/contract/community/rules/public_pages/community_landing.ts'))
      .communityLandingPage,
)

const FEATURES = ['read', 'moods', 'claim', 'tags', 'teams', 'links'] as const

export interface CommunityLandingScreenProps {
  /** Shown after the posts. */
  copies?: ReactNode
  /** Shown before the invitation. */
  testimonials?: ReactNode
}

/** Introduces the community to visitors. */
export function CommunityLandingScreen({ copies, testimonials }: CommunityLandingScreenProps) {
  const { t } = useTranslation('public-pages')
  const signedIn = useSession().status === 'authenticated'
  return (
    <div className="flex flex-col gap-10 py-2">
      <Head />
      <header className="flex flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold tracking-[-0.03em] text-balance">
          {t('landing.title')}
        </h1>
        <p className="max-w-2xl text-md text-muted">{t('landing.description')}</p>
        <CommunityNumbers />
        <div className="mt-1 flex flex-wrap gap-1">
          <CommunityLink signedIn={signedIn} />
          {!signedIn && (
            <ButtonLink to="/login" variant="ghost">
              {t('landing.signIn')}
            </ButtonLink>
          )}
        </div>
      </header>
      <FeaturedPosts />
      <div className="flex flex-col gap-4">
        <AllPosts />
        {copies}
      </div>
      <section aria-labelledby="features" className="flex flex-col gap-6">
        <h2 id="features" className="font-display text-2xl font-semibold tracking-[-0.03em]">
          {t('landing.featuresTitle')}
        </h2>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map((feature) => (
            <li key={feature} className="border-t border-ink pt-4">
              <h3 className="font-semibold">{t(`features.${feature}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`features.${feature}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      {testimonials}
      <Invitation signedIn={signedIn} />
    </div>
  )
}

/** All public posts, readable without an account. */
function AllPosts() {
  const { t } = useTranslation('public-pages')
  const [parameters] = useSearchParams()
  const tag = tagFollowed(readCommunityFilter(parameters))
  return (
    <section aria-labelledby="all-posts" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="all-posts" className="font-display text-2xl font-semibold tracking-[-0.03em]">
            {t('landing.all')}
          </h2>
          <p className="mt-1 text-muted">{t('landing.allText')}</p>
        </div>
        {tag === undefined ? (
          <FeedLink feed={WEB_FEEDS.community} title={t('community')} />
        ) : (
          <FeedLink feed={WEB_FEEDS.tag(tag)} title={`#${tag}`} />
        )}
      </div>
      <CommunityPostList heading="h3" />
    </section>
  )
}

/** Visitors sign in first, and return to the community with their filter. */
function CommunityLink({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('public-pages')
  return (
    <ButtonLink
      to={signedIn ? '/community' : '/login'}
      onClick={signedIn ? undefined : rememberCommunity}
      variant="primary"
    >
      {t(signedIn ? 'landing.enter' : 'landing.join')}
    </ButtonLink>
  )
}

function rememberCommunity(): void {
  if (!peekReturnPath().startsWith('/community')) rememberReturnPath('/community')
}

function Invitation({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('public-pages')
  return (
    <section
      aria-labelledby="invitation"
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-xl bg-brand px-6 py-8 text-white"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="invitation" className="font-display text-2xl font-semibold tracking-[-0.03em]">
          {t('invitation.title')}
        </h2>
        <p className="mt-2 text-md text-white/85">{t('invitation.text')}</p>
      </div>
      <ButtonLink to={signedIn ? '/dashboard' : '/register'} variant="brass" size="lg">
        {signedIn ? t('invitation.dashboard') : t('invitation.start')}
      </ButtonLink>
    </section>
  )
}
