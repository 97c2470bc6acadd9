import { PartyPopper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'

/** The end of the demo, and where it leads. The controls announce it. */
export function DemoEnd() {
  const { t } = useTranslation('slack-demo')
  return (
    <section
      aria-labelledby="demo-end"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-xl bg-brand px-6 py-5 text-white"
    >
      <PartyPopper aria-hidden className="size-8 shrink-0 text-brass" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="demo-end" className="font-display text-xl font-semibold tracking-[-0.02em]">
          {t('end.title')}
        </h2>
        <p className="mt-1 text-white/85">{t('end.text')}</p>
      </div>
      <ButtonLink to="/integrations/slack-integration" variant="brass" size="lg">
        {t('end.more')}
      </ButtonLink>
    </section>
  )
}
