import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from './use-online.ts'

/** Says that the server cannot be reached, for as long as it is so. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <output className="block bg-warn-soft text-warn">
      {!online && (
        <span className="mx-auto flex w-full max-w-[1040px] items-center gap-2 px-4 py-2 text-sm sm:px-6">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {t('state.offline')}
        </span>
      )}
    </output>
  )
}
