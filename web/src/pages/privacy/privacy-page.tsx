import { useTranslation } from 'react-i18next'
import { publicPageMeta } from '@fanfare/ui-kit/components/public-page-meta.tsx'
import { SupportButton } from '@fanfare/ui-kit/features/moderation/support/components/support-button.tsx'
import { buttonClass } from '@fanfare/ui-kit/primitives/button-style.ts'
import { LegalPage } from '../legal/legal-page.tsx'

const Head = publicPageMeta(
  async () => (await import('@fanfare/contract/community/rules/public_pages/privacy.ts')).privacyPage,
)

const SECTIONS = [
  'collected',
  'use',
  'advertising',
  'sharing',
  'rights',
  'security',
  'retention',
  'transfers',
  'children',
  'changes',
  'contact',
] as const

export default function PrivacyPage() {
  const { t } = useTranslation('privacy')
  return (
    <>
      <Head />
      <LegalPage
        title={t('title')}
        lead={t('lead')}
        updated={t('updated')}
        contents={t('contents')}
        sections={SECTIONS.map((section) => [section, t(section, { returnObjects: true })])}
      >
        <SupportButton className={buttonClass({ className: 'self-start' })}>{t('ask')}</SupportButton>
      </LegalPage>
    </>
  )
}
