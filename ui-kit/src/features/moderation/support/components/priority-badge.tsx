import { useTranslation } from 'react-i18next'
import { SUPPORT_PRIORITIES, type SupportPriority } from '@fanfare/contract/moderation/rules/support.ts'
import { Badge, type BadgeTone } from '../../../../primitives/badge.tsx'

const TONES: Record<SupportPriority, BadgeTone> = { High: 'danger', Medium: 'warn', Low: 'ok' }

/** The priority in its color: red, yellow or green, and grey for a priority that this release does not know. */
export function PriorityBadge({ priority }: { priority: string }) {
  const { t } = useTranslation('support')
  const known = SUPPORT_PRIORITIES.find((value) => value === priority)
  return (
    <Badge tone={known === undefined ? 'neutral' : TONES[known]}>
      {known === undefined ? priority : t(`priority.${known}`)}
    </Badge>
  )
}
