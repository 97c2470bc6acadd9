import { useTranslation } from 'react-i18next'
import type { Host } from '@fanfare/contract/posts/data/host.ts'
import { useHiddenTargets } from '../../../../components/undo/pending-actions.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { DotItem, DotList } from '../../../../primitives/dot-list.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { HostActions } from './host-actions.tsx'

/**
 * Whether links to a host are approved or blocked, who decided it and when, if no preset or former administrator, and
 * whether that is about to change.
 */
export function HostLine({ host }: { host: Host }) {
  const { t } = useTranslation('moderation')
  const isPending = useHiddenTargets().has(host.id)
  const { host: name, name: label, state, includesSubdomains, decidedBy, decidedAt } = host
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        <HostIcon host={name} size={28} />
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-medium break-all">{name}</span>
          {label !== name && <span className="min-w-0 break-words text-muted">{label}</span>}
          {includesSubdomains && <span className="text-sm text-muted">{t('hosts.withSubdomains')}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {state === 'blocked' ? (
          <span>
            <Badge tone="danger">{t('hosts.state.blocked')}</Badge>
          </span>
        ) : (
          <span>{t('hosts.state.approved')}</span>
        )}
        {decidedBy !== null && (
          <DotList>
            <DotItem>{t('hosts.by', { name: decidedBy.name })}</DotItem>
            <DotItem>
              <RelativeTime iso={decidedAt} />
            </DotItem>
          </DotList>
        )}
      </div>
      {isPending ? <Badge tone="neutral">{t('hosts.changing')}</Badge> : <HostActions host={host} />}
    </div>
  )
}
