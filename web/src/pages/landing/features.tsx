import { useTranslation } from 'react-i18next'
import { MOOD_COUNT } from '@fanfare/contract/posts/rules/mood_count.ts'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { Section } from './section.tsx'

const FEATURES = ['share', 'moods', 'claim', 'live', 'languages', 'links'] as const

export function Features() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="landing-features" className="bg-surface py-14 sm:py-20">
      <h2
        id="landing-features"
        className="max-w-md font-display text-2xl font-semibold tracking-[-0.03em] sm:text-3xl"
      >
        {t('features.title')}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map((feature) => (
          <li key={feature} className="border-t-2 border-ink pt-4">
            <h3 className="text-lg font-semibold tracking-[-0.01em]">
              {t(`features.${feature}.title`, { moods: MOOD_COUNT })}
            </h3>
            <p className="mt-1.5 text-md text-muted">{t(`features.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-md text-muted">{t('features.elsewhere')}</p>
        <ButtonLink to="/integrations">{t('features.integrations')}</ButtonLink>
      </div>
    </Section>
  )
}
