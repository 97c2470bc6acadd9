import { useTranslation } from 'react-i18next'
import { publicPageMeta } from '@fanfare/ui-kit/components/public-page-meta.tsx'
import { LegalPage } from '../legal/legal-page.tsx'

const Head = publicPageMeta(
  async () => (await import('@fanfare/contract/community/rules/public_pages/terms.ts')).termsPage,
)

const SECTIONS = [
  'agreement',
  'service',
  'accounts',
  'organizations',
  'content',
  'conduct',
  'moderation',
  'services',
  'price',
  'liability',
  'ending',
  'changes',
] as const

export default function TermsPage() {
  const { t } = useTranslation('terms')
  return (
    <>
      <Head />
      <LegalPage
        numbered
        title={t('title')}
        lead={t('lead')}
        updated={t('updated')}
        contents={t('contents')}
        sections={SECTIONS.map((section) => [section, t(section, { returnObjects: true })])}
      />
    </>
  )
}
