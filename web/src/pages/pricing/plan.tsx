import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MOODS } from '@fanfare/contract/posts/rules/mood.ts'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { Card } from '@fanfare/ui-kit/primitives/card.tsx'

const FEATURES = [
  'unlimited',
  'suggestions',
  'ai',
  'slack',
  'messages',
  'sharing',
  'live',
  'languages',
] as const

/** The only plan: its price, what it includes, and the link to sign up. */
export function Plan() {
  const { t } = useTranslation('pricing')
  return (
    <Card
      as="section"
      padded={false}
      aria-labelledby="plan"
      className="grid gap-x-12 gap-y-8 p-6 sm:p-8 lg:grid-cols-[1fr_2fr]"
    >
      <div className="flex flex-col items-start gap-4">
        <h2 id="plan" className="text-lg font-semibold tracking-[-0.01em]">
          {t('plan.title')}
        </h2>
        <p>
          <span className="block font-display text-4xl font-semibold tracking-[-0.04em]">
            {t('plan.price')}
          </span>
          <span className="mt-1 block text-md text-muted">{t('plan.period')}</span>
        </p>
        <Start />
      </div>
      <div>
        <h3 className="text-sm font-medium">{t('features.title')}</h3>
        <ul className="mt-3 grid gap-x-8 gap-y-2.5 text-md sm:grid-cols-2">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-ok" />
              <span>{t(`features.${feature}`, { moods: MOODS.length })}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Members have already signed up. */
function Start() {
  const { t } = useTranslation('pricing')
  const isMember = useSession().token !== null
  return (
    <ButtonLink to={isMember ? '/dashboard' : '/register'} variant="primary" size="lg">
      {isMember ? t('plan.dashboard') : t('plan.start')}
    </ButtonLink>
  )
}
