import { useTranslation } from 'react-i18next'
import type { Host } from '@fanfare/contract/posts/data/host.ts'
import { useHiddenTargets } from '../../../../components/undo/pending-actions.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { HostActions } from './host-actions.tsx'

export interface HostRowProps {
  host: Host
}

/**
 * A host: whether links to it are approved or blocked, who decided it, if no preset or former administrator, and whether
 * that is about to change.
 */
export function HostRow({ host }: HostRowProps) {
  const { t } = useTranslation('moderation')
  const isPending = useHiddenTargets().has(host.id)
  const { host: name, name: label, state, includesSubdomains, covers, decidedBy, decidedAt } = host
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <HostIcon host={name} size={28} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium break-all">{name}</span>
          {label !== name && <span className="min-w-0 break-words text-muted">{label}</span>}
          {state === 'blocked' && <Badge tone="danger">{t('hosts.state.blocked')}</Badge>}
        </p>
        <DotList>
          {state === 'approved' && <DotItem>{t('hosts.state.approved')}</DotItem>}
          {includesSubdomains && <DotItem>{t('hosts.withSubdomains')}</DotItem>}
          {decidedBy !== null && <DotItem>{t('hosts.by', { name: decidedBy.name })}</DotItem>}
          <DotItem>
            <RelativeTime iso={decidedAt} />
          </DotItem>
          {covers.length > 0 && <DotItem>{t('hosts.covers', { hosts: covers.join(', ') })}</DotItem>}
        </DotList>
      </div>
      {isPending ? <Badge tone="neutral">{t('hosts.changing')}</Badge> : <HostActions host={host} />}
    </li>
  )
}
