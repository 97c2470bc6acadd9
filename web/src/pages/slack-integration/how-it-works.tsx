import { useTranslation } from 'react-i18next'
import { Section } from '../landing/section.tsx'

const STEPS = ['connect', 'find', 'post', 'answer'] as const

/** From the first connection to the first comment, in four steps. */
export function HowItWorks() {
  const { t } = useTranslation('slack-integration')
  return (
    <Section aria-labelledby="slack-steps" className="border-y border-line py-14 sm:py-20">
      <h2 id="slack-steps" className="font-display text-2xl font-semibold tracking-[-0.03em] sm:text-3xl">
        {t('steps.title')}
      </h2>
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step}>
            <span
              aria-hidden
              className="inline-flex size-8 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg font-semibold tracking-[-0.01em]">{t(`${step}.title`)}</h3>
            <p className="mt-1.5 text-md text-muted">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
