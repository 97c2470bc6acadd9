import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { PageHeader } from '../../../primitives/page-header.tsx'
import { NewOrganizationForm } from '../components/new-organization-form.tsx'
import { useGoBack } from '../use-go-back.ts'

/** A new organization. */
export default function CreateOrganizationScreen() {
  const { t } = useTranslation('organizations')
  const goBack = useGoBack('/organizations')
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6">
      <Meta title={t('create.title')} />
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
    </div>
  )
}
