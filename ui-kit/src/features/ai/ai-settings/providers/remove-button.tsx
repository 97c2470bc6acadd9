import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AiProvider } from '@fanfare/contract/ai/rules/ai.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useRemoveAiIntegration } from '../../api/ai-queries.ts'
import { PROVIDER_NAMES } from '../../provider-names.ts'

export interface RemoveButtonProps {
  organizationId: string
  provider: AiProvider
}

/** Removes a provider with its key, after a confirmation. */
export function RemoveButton({ organizationId, provider }: RemoveButtonProps) {
  const { t } = useTranslation('ai-settings')
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useRemoveAiIntegration(organizationId, provider)
  const named = { provider: PROVIDER_NAMES[provider] }
  return (
    <>
      <Button variant="danger" aria-label={t('providers.remove.named', named)} onClick={() => setOpen(true)}>
        {t('providers.remove.action')}
      </Button>
      <ActionDialog
        open={open}
        onOpenChange={setOpen}
        title={t('providers.remove.title', named)}
        description={t('providers.remove.text', named)}
        confirmLabel={t('providers.remove.confirm')}
        action={mutateAsync}
        done={t('providers.remove.done', named)}
        failed={t('providers.remove.failed')}
      />
    </>
  )
}
