import { useTranslation } from 'react-i18next'
import { publicPageMeta } from '@fanfare/ui-kit/components/public-page-meta.tsx'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { Rays } from '../landing/rays.tsx'
import { Section } from '../landing/section.tsx'
import { IntegrationCard } from './integration-card.tsx'
import { INTEGRATIONS } from './integrations.ts'

const Head = publicPageMeta(
  async () =>
    (await import('@fanfare/contract/community/rules/public_pages/integrations.ts')).integrationsPage,
)

/** The available and the planned integrations. */
export default function IntegrationsPage() {
  const { t } = useTranslation('integrations')
  return (
    <>
      <Head />
      <Section aria-labelledby="integrations-heading" className="border-b border-line">
        <Rays />
        <header className="relative flex flex-col items-start gap-5 py-12 sm:py-16">
          <h1 id="integrations-heading" className="font-display text-4xl font-semibold tracking-[-0.04em]">
            {t('heading')}
          </h1>
          <p className="max-w-xl text-lg text-muted">{t('lead')}</p>
          <AccountLinks />
        </header>
      </Section>
      <Section aria-labelledby="integrations-list" className="py-12 sm:py-16">
        <h2 id="integrations-list" className="sr-only">
          {t('list')}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {INTEGRATIONS.map((integration) => (
            <IntegrationCard key={integration.key} integration={integration} />
          ))}
        </ul>
      </Section>
    </>
  )
}

/** The dashboard for visitors with a token, which the dashboard's guard confirms; otherwise the sign-in and the sign-up. */
function AccountLinks() {
  const { t } = useTranslation('integrations')
  const { token } = useSession()
  if (token !== null) {
    return (
      <ButtonLink to="/dashboard" variant="primary" size="lg">
        {t('dashboard')}
      </ButtonLink>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/register" variant="primary" size="lg">
        {t('register')}
      </ButtonLink>
      <ButtonLink to="/login" size="lg">
        {t('signIn')}
      </ButtonLink>
    </div>
  )
}
