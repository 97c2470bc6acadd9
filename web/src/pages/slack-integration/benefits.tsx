import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../landing/section.tsx'

const BENEFITS = ['there', 'quiet', 'private'] as const

/** The benefits for a team. */
export function Benefits() {
  const { t } = useTranslation('slack-integration')
  return (
    <Section aria-labelledby="slack-benefits" className="border-b border-line bg-surface py-14 sm:py-20">
      <h2 id="slack-benefits" className="font-display text-2xl font-semibold tracking-[-0.03em] sm:text-3xl">
        {t('benefits.title')}
      </h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <span
              aria-hidden
              className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-ok-soft text-ok [&_svg]:size-4"
            >
              <Check />
            </span>
            <div>
              <h3 className="text-lg font-semibold tracking-[-0.01em]">{t(`${benefit}.title`)}</h3>
              <p className="mt-1.5 text-md text-muted">{t(`${benefit}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
