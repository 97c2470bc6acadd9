import { useTranslation } from 'react-i18next'
import { usePlatform } from '@fanfare/ui-kit/platform/platform-context.ts'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { Features } from './landing/features.tsx'
import { Hero } from './landing/hero.tsx'
import { Section } from './landing/section.tsx'
import { StartLink } from './landing/start-link.tsx'

/** The start page of the website. */
export default function LandingPage() {
  const { t } = useTranslation('landing')
  const { origin } = usePlatform()
  return (
    <>
      <Meta title={t('title')} description={t('lead')} canonical={`${origin()}/`} />
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
