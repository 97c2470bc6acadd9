import { useTranslation } from 'react-i18next'
import { DatedText } from '../../../../i18n/dated-text.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import type { WebhookStateProps } from './webhook-state.tsx'

/** Why a webhook was switched off, or since when it fails. Shows nothing while it works. */
export function WebhookProblem({ webhook: { isEnabled, switchedOff, failingSince } }: WebhookStateProps) {
  const { t } = useTranslation('webhooks')
  if (switchedOff !== null)
    return (
      <Notice tone="warn">
        <DatedText iso={switchedOff.at} say={(date) => t(`problem.${switchedOff.reason}`, { date })} />
      </Notice>
    )
  if (!isEnabled || failingSince === null) return null
  return (
    <Notice tone="warn">
      <DatedText iso={failingSince} say={(date) => t('problem.now', { date })} />
    </Notice>
  )
}
