import { useTranslation } from 'react-i18next'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { Closing } from './landing/closing.tsx'
import { Features } from './landing/features.tsx'
import { Hero } from './landing/hero.tsx'

/** The first page: what this is, and the way in. */
export default function LandingPage() {
  const { t } = useTranslation('landing')
  return (
    <>
      <Meta title={t('title')} description={t('lead')} />
      <Hero />
      <Features />
      <Closing />
    </>
  )
}
