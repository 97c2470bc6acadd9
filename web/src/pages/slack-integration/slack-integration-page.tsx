import { MessageSquareQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { publicPageMeta } from '@fanfare/ui-kit/components/public-page-meta.tsx'
import { PublicTestimonials } from '@fanfare/ui-kit/features/community/testimonials/components/public-testimonials.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { Section } from '../landing/section.tsx'
import { Benefits } from './benefits.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { AccountLink } from './account-link.tsx'

const Head = publicPageMeta(
  async () =>
    (await import('@fanfare/contract/community/rules/public_pages/slack_integration.ts'))
      .slackIntegrationPage,
)

/** What the Slack integration does, how it is set up, and testimonials. */
export default function SlackIntegrationPage() {
  return (
    <>
      <Head />
      <Hero />
      <Features />
      <HowItWorks />
      <Benefits />
      <Testimonials />
      <Closing />
    </>
  )
}

function Testimonials() {
  const { t } = useTranslation('slack-integration')
  return (
    <Section className="py-14">
      <PublicTestimonials
        empty={
          <EmptyState
            as="h3"
            icon={<MessageSquareQuote />}
            title={t('testimonials.empty')}
            description={t('testimonials.emptyText')}
          />
        }
      />
    </Section>
  )
}

function Closing() {
  const { t } = useTranslation('slack-integration')
  return (
    <Section aria-labelledby="slack-closing" className="bg-brand py-14 text-white">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <div>
          <h2
            id="slack-closing"
            className="font-display text-2xl font-semibold tracking-[-0.03em] sm:text-3xl"
          >
            {t('closing.title')}
          </h2>
          <p className="mt-2 max-w-xl text-md text-white/85">{t('closing.text')}</p>
        </div>
        <AccountLink visitor="signIn" variant="brass" />
      </div>
    </Section>
  )
}
