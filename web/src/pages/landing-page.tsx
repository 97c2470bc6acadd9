import { useTranslation } from 'react-i18next'
import { publicPageMeta } from '@fanfare/ui-kit/components/public-page-meta.tsx'
import { Features } from './landing/features.tsx'
import { Hero } from './landing/hero.tsx'
import { Section } from './landing/section.tsx'
import { StartLink } from './landing/start-link.tsx'

const Head = publicPageMeta(
  async () => (await import('@fanfare/contract/community/rules/public_pages/landing.ts')).landingPage,
)

export default function LandingPage() {
  return (
    <>
      <Head />
      <Hero />
      <Features />
      <Closing />
    </>
  )
}

function Closing() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="landing-closing" className="bg-brand py-14 text-white">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <div>
          <h2
            id="landing-closing"
            className="font-display text-2xl font-semibold tracking-[-0.03em] sm:text-3xl"
          >
            {t('closing.title')}
          </h2>
          <p className="mt-2 text-md text-white/85">{t('closing.text')}</p>
        </div>
        <StartLink variant="brass" />
      </div>
    </Section>
  )
}
