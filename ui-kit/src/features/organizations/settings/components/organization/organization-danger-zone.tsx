import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DangerZone } from '../../../../../components/danger-zone.tsx'
import { DeleteByNameDialog } from '../../../../../components/delete-by-name-dialog.tsx'
import { useDeleteOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'

export function OrganizationDangerZone({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useDeleteOrganization(organization.id)
  const { name } = organization
  return (
    <DangerZone
      title={t('deletion.title')}
      description={t('deletion.text')}
      openLabel={t('deletion.open')}
      onOpen={() => setOpen(true)}
    >
      <DeleteByNameDialog
        open={open}
        onOpenChange={setOpen}
        title={t('deletion.heading', { name })}
        description={t('deletion.text')}
        name={name}
        nameLabel={t('deletion.name', { name })}
        confirmLabel={t('deletion.open')}
        failed={t('deletion.failed')}
        onDelete={mutateAsync}
        done={t('deletion.done')}
        onDone={() => void navigate('/organizations', { replace: true })}
      />
    </DangerZone>
  )
}
