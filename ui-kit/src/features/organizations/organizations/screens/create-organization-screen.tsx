import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../../../primitives/button.tsx'
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
      <Button
        variant="ghost"
        className="-ms-3 self-start"
        icon={<ChevronLeft aria-hidden />}
        onClick={goBack}
      >
        {t('create.back')}
      </Button>
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
