import { useTranslation } from 'react-i18next'
import type { EditAiIntegrationRequest } from '@fanfare/contract/ai/data/ai.ts'
import type { AiProvider } from '@fanfare/contract/ai/rules/ai.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useEditAiIntegration } from '../../api/ai-queries.ts'

export interface ChangeButtonProps {
  organizationId: string
  provider: AiProvider
  changes: EditAiIntegrationRequest
  label: string
  /** The accessible name: the label and the provider. */
  name: string
  /** The success message. */
  done: string
}

/** Changes a provider at once. */
export function ChangeButton({ organizationId, provider, changes, label, name, done }: ChangeButtonProps) {
  const { t } = useTranslation('ai-settings')
  const { mutateAsync, isPending } = useEditAiIntegration(organizationId, provider)
  const change = useToastAction({
    action: () => mutateAsync(changes),
    done,
    failed: t('providers.changeFailed'),
  })
  return (
    <Button variant="ghost" aria-label={name} busy={isPending} onClick={change}>
      {label}
    </Button>
  )
}
