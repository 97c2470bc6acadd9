import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../../platform/platform-context.ts'

export interface PublicAddressProps {
  /** As typed so far. */
  slug: string
}

/** Where visitors will find the organization. */
export function PublicAddress({ slug }: PublicAddressProps) {
  const { t } = useTranslation('organizations')
  const { origin } = usePlatform()
  const typed = slug.trim()
  return (
    <div className="flex items-center gap-3 rounded-md bg-sunken px-3.5 py-3">
      <Globe aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{t('create.preview')}</p>
        <output className="block break-words">
          {typed === '' ? (
            <span className="text-faint">{t('create.previewEmpty')}</span>
          ) : (
            `${new URL(origin()).host}/organizations/${typed}`
          )}
        </output>
      </div>
    </div>
  )
}
