import { useTranslation } from 'react-i18next'
import { Section } from '../landing/section.tsx'

const FEATURES = ['share', 'channels', 'everybody', 'previews'] as const

/** The features of the integration. */
export function Features() {
  const { t } = useTranslation('slack-integration')
  return (
    <Section aria-labelledby="slack-features" className="bg-surface py-14 sm:py-20">
      <h2
        id="slack-features"
        className="max-w-md font-display text-2xl font-semibold tracking-[-0.03em] sm:text-3xl"
      >
        {t('features.title')}
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2">
        {FEATURES.map((feature) => (
          <li key={feature} className="border-t-2 border-ink pt-4">
            <h3 className="text-lg font-semibold tracking-[-0.01em]">{t(`${feature}.title`)}</h3>
            <p className="mt-1.5 text-md text-muted">{t(`${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
