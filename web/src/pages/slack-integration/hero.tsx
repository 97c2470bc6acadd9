import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '@fanfare/ui-kit/primitives/back-link.tsx'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { Rays } from '../landing/rays.tsx'
import { Section } from '../landing/section.tsx'
import { AccountLink } from './account-link.tsx'

// The code of the demo is in another chunk; the server renders the picture.
const ChannelPicture = lazy(() => import('../slack-demo/channel-picture.tsx'))

/** The headline and two links: to an account, and to the demo. */
export function Hero() {
  const { t } = useTranslation('slack-integration')
  return (
    <Section aria-labelledby="slack-heading" className="border-b border-line">
      <Rays />
      <div className="relative pt-6 pb-14 sm:pb-20">
        <BackLink to="/integrations">{t('back')}</BackLink>
        <div className="mt-8 grid items-center gap-12 lg:grid-cols-[1.25fr_1fr]">
          <header className="flex flex-col items-start gap-5">
            <h1
              id="slack-heading"
              className="font-display text-4xl font-semibold tracking-[-0.04em] text-balance"
            >
              {t('heading')}
            </h1>
            <p className="max-w-xl text-lg text-muted">{t('lead')}</p>
            <div className="flex flex-wrap gap-3 pt-2">
              <AccountLink visitor="signUp" variant="primary" />
              <ButtonLink to="/integrations/slack-integration/demo" size="lg">
                {t('demo')}
              </ButtonLink>
            </div>
          </header>
          <Suspense>
            <ChannelPicture />
          </Suspense>
        </div>
      </div>
    </Section>
  )
}
