import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { useSession } from '../../../session/use-session.ts'
import { FeaturedPosts } from '../components/featured-posts.tsx'
import { LandingInvitation } from '../components/landing-invitation.tsx'
import { LandingStatistics } from '../components/landing-statistics.tsx'

const FEATURES = ['read', 'moods', 'claim', 'tags', 'teams', 'links'] as const

/** The community, for those who come by for the first time. */
export default function CommunityLandingScreen() {
  const { t } = useTranslation('community')
  const signedIn = useSession().status === 'authenticated'
  return (
    <div className="flex flex-col gap-14 py-6">
      <Meta title={t('title')} description={t('landing.description')} />
      <header className="flex max-w-2xl flex-col items-start gap-5">
        <h1 className="font-display text-4xl font-semibold tracking-[-0.04em] text-balance">
          {t('landing.title')}
        </h1>
        <p className="text-lg text-muted">{t('landing.description')}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/community" variant="primary" size="lg">
            {t('landing.enter')}
          </ButtonLink>
          {!signedIn && (
            <ButtonLink to="/login" size="lg">
              {t('landing.signIn')}
            </ButtonLink>
          )}
        </div>
      </header>
      <LandingStatistics />
      <FeaturedPosts />
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
      <LandingInvitation signedIn={signedIn} />
    </div>
  )
}
