import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { OpenIdProvider } from '@fanfare/contract/identity/data/openid_provider.ts'
import { DangerZone } from '../../../../components/danger-zone.tsx'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import { useDeleteProvider } from '../api/provider-queries.ts'

/** Removes the provider, and says what becomes of the people who sign in with it. */
export function DeletionSection({ provider: { id, label, people } }: { provider: OpenIdProvider }) {
  const { t } = useTranslation('sign-in-providers')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDeleteProvider(id)
  const navigate = useNavigate()
  return (
    <DangerZone
      title={t('remove.title')}
      description={t('remove.text', { count: people })}
      openLabel={t('remove.open')}
      onOpen={() => setAsking(true)}
    >
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('remove.question', { label })}
        description={t('remove.text', { count: people })}
        confirmLabel={t('remove.open')}
        onDelete={() => mutateAsync()}
        done={t('remove.done')}
        onDone={() => void navigate('/admin/installation-settings/sign-in', { replace: true })}
      />
    </DangerZone>
  )
}
