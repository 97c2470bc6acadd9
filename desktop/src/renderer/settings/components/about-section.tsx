import { useTranslation } from 'react-i18next'
import { PageLink } from '@fanfare/ui-kit/app/shell/page-link.tsx'
import { SupportButton } from '@fanfare/ui-kit/features/moderation/support/components/support-button.tsx'
import { buttonClass } from '@fanfare/ui-kit/primitives/button-style.ts'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import { useDesktop } from '../../desktop-store.ts'

const LINK = buttonClass({ size: 'sm' })

/** The version, where to get help, and the pages that say what the server does with data. */
export function AboutSection() {
  const { t } = useTranslation(['desktop', 'shell'])
  const version = useDesktop((desktop) => desktop.version)
  return (
    <SectionCard title={t('about.title')} description={t('device.version', { version })}>
      <div className="flex flex-wrap gap-2">
        <SupportButton className={LINK}>{t('shell:footer.requestSupport')}</SupportButton>
        <PageLink className={LINK} path="/privacy">
          {t('shell:footer.privacy')}
        </PageLink>
        <PageLink className={LINK} path="/terms">
          {t('shell:footer.terms')}
        </PageLink>
      </div>
    </SectionCard>
  )
}
