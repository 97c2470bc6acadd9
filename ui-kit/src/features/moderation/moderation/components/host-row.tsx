import { useTranslation } from 'react-i18next'
import type { Host } from '@fanfare/contract/posts/data/host.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { HostActions } from './host-actions.tsx'

export interface HostRowProps {
  host: Host
}

/** A host: whether links to it are approved or blocked, and who decided it. */
export function HostRow({ host }: HostRowProps) {
  const { t } = useTranslation('moderation')
  const { host: name, name: label, state, includesSubdomains, covers, decidedBy, decidedAt } = host
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <HostIcon host={name} size={28} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium break-all">{name}</span>
          {label !== name && <span className="min-w-0 break-words text-muted">{label}</span>}
          <Badge tone={state === 'approved' ? 'ok' : 'danger'}>{t(`hosts.state.${state}`)}</Badge>
          {includesSubdomains && <Badge tone="neutral">{t('hosts.withSubdomains')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-1.5 text-sm text-muted">
          <span className="min-w-0 break-words">
            {decidedBy === null ? t('hosts.byNobody') : t('hosts.by', { name: decidedBy.name })}
          </span>
          <span aria-hidden>·</span>
          <RelativeTime iso={decidedAt} />
        </p>
        {covers.length > 0 && (
          <p className="text-sm break-words text-muted">{t('hosts.covers', { hosts: covers.join(', ') })}</p>
        )}
      </div>
      <HostActions host={host} />
    </li>
  )
}
