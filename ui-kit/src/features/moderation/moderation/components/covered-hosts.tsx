import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/languages.ts'
import type { FoldedHost } from './fold-hosts.ts'
import { HostLine } from './host-line.tsx'

/** What a host covers too, shown on request: hosts with an entry of their own, and the others of its network. */
export function CoveredHosts({ host, covered }: Omit<FoldedHost, 'id'>) {
  const { t } = useTranslation('moderation')
  const names = new Intl.ListFormat(useLanguage(), { type: 'unit' })
  const own = new Set(covered.map((each) => each.host))
  const others = host.covers.filter((name) => !own.has(name))
  if (own.size + others.length === 0) return null
  return (
    <details className="pb-1">
      <summary className="inline-flex cursor-pointer gap-3 rounded-sm px-4 text-sm text-muted hover:text-ink sm:px-5">
        {/* As wide as the icon above it. */}
        <span aria-hidden className="size-7 shrink-0" />
        <span className="flex items-center gap-1">
          {t('hosts.covers', { count: own.size + others.length })}
          <ChevronDown aria-hidden className="size-3.5 shrink-0" />
        </span>
      </summary>
      <div className="mt-1 border-y border-line bg-sunken">
        {covered.length > 0 && (
          <ul className="divide-y divide-line">
            {covered.map((each) => (
              <li key={each.id}>
                <HostLine host={each} />
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <p className="px-4 py-2 text-sm break-words text-muted sm:px-5">{names.format(others)}</p>
        )}
      </div>
    </details>
  )
}
