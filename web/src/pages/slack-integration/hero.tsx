import { useTranslation } from 'react-i18next'
import { BackLink } from '@fanfare/ui-kit/primitives/back-link.tsx'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { Rays } from '../landing/rays.tsx'
import { Section } from '../landing/section.tsx'
import { AccountLink } from './account-link.tsx'

/** The headline and two links: to an account, and to the demo. */
export function Hero() {
  const { t } = useTranslation('slack-integration')
  return (
    <Section aria-labelledby="slack-heading" className="border-b border-line">
      <Rays />
      <header className="relative flex max-w-2xl flex-col items-start gap-5 pt-6 pb-14 sm:pb-20">
        <BackLink to="/integrations">{t('back')}</BackLink>
        <h1 id="slack-heading" className="mt-4 font-display text-4xl font-semibold tracking-[-0.04em]">
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
    </Section>
  )
}
