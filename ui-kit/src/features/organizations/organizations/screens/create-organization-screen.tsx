import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Card } from '../../../../primitives/card.tsx'
import { PageColumn } from '../../../../primitives/page-column.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { NewOrganizationForm } from '../components/new-organization-form.tsx'

export default function CreateOrganizationScreen() {
  const { t } = useTranslation('organizations')
  const goBack = useGoBack('/organizations')
  return (
    <PageColumn>
      <Meta title={t('create.title')} noindex />
      <button
        type="button"
        onClick={goBack}
        className="-ms-1 inline-flex items-center gap-1 self-start rounded-sm pe-1 text-muted transition-colors duration-120 hover:text-ink pointer-coarse:py-2"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t('create.back')}
      </button>
      <PageHeader title={t('create.title')} description={t('create.description')} />
      <Card>
        <NewOrganizationForm onCancel={goBack} />
      </Card>
    </PageColumn>
  )
}

/** Goes back one page; to `fallback` when this page is the first of its tab. */
function useGoBack(fallback: string): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  return () => void (key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1))
}
