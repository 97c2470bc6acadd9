import { useTranslation } from 'react-i18next'
import { publicPageMeta } from '@fanfare/ui-kit/components/public-page-meta.tsx'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { Plan } from './plan.tsx'

const Head = publicPageMeta(
  async () => (await import('@fanfare/contract/community/rules/public_pages/pricing.ts')).pricingPage,
)

const QUESTIONS = ['card', 'limits', 'costs'] as const
const EXPLANATIONS = ['why', 'beta'] as const

export default function PricingPage() {
  const { t } = useTranslation('pricing')
  return (
    <div className="flex flex-col gap-14 py-6">
      <Head />
      <header className="flex max-w-2xl flex-col items-start gap-5">
        <Badge tone="brass">{t('badge')}</Badge>
        <h1 className="font-display text-4xl font-semibold tracking-[-0.04em] text-balance">
          {t('heading')}
        </h1>
        <p className="text-lg text-muted">{t('lead')}</p>
      </header>
      <Plan />
      <section aria-labelledby="questions" className="flex flex-col gap-6">
        <h2 id="questions" className="font-display text-2xl font-semibold tracking-[-0.03em]">
          {t('questions.title')}
        </h2>
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {QUESTIONS.map((question) => (
            <div key={question} className="border-t border-ink pt-4">
              <h3 className="text-lg font-semibold tracking-[-0.01em]">{t(`questions.${question}.title`)}</h3>
              <p className="mt-1.5 text-md text-muted">{t(`questions.${question}.text`)}</p>
            </div>
          ))}
        </div>
      </section>
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
        {EXPLANATIONS.map((part) => (
          <section
            key={part}
            aria-labelledby={part}
            className="rounded-xl border border-line bg-sunken p-6 sm:p-8"
          >
            <h2 id={part} className="font-display text-xl font-semibold tracking-[-0.02em]">
              {t(`${part}.title`)}
            </h2>
            <p className="mt-2 text-md text-muted">{t(`${part}.text`)}</p>
          </section>
        ))}
      </div>
    </div>
  )
}
