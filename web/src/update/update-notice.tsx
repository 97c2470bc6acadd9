import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { useNewBuild } from './use-new-build.ts'

export interface UpdateNoticeProps {
  /** Whether the event stream is lost. */
  isStreamLost: boolean
  /** Whether a part of the page could not be loaded. */
  hasFailedPart: boolean
  /** The user has dismissed the notice. */
  onPutOff: () => void
}

/**
 * Says that a new version is ready, and lets the user choose when to load it. Below the header, because the toasts are
 * at the bottom.
 */
export function UpdateNotice({ isStreamLost, hasFailedPart, onPutOff }: UpdateNoticeProps) {
  const { t } = useTranslation('update')
  const { hasNewBuild, putOff } = useNewBuild(isStreamLost)
  const reason = hasNewBuild ? 'newBuild' : hasFailedPart ? 'failedPart' : null
  const close = () => {
    putOff()
    onPutOff()
  }
  return (
    <section
      aria-label={t('label')}
      className="pointer-events-none fixed inset-x-4 top-18 z-40 sm:start-auto sm:end-6 sm:w-88"
    >
      <output className="block empty:hidden">
        {reason !== null && (
          <span className="pointer-events-auto flex items-start gap-2.5 rounded-lg border border-line bg-raised px-3.5 py-3 shadow-pop">
            <RefreshCw aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{t(`${reason}.title`)}</span>
              <span className="block text-muted">{t(`${reason}.text`)}</span>
              <span className="mt-2.5 flex flex-wrap gap-2">
                <Button size="sm" onClick={() => location.reload()}>
                  {t('reload')}
                </Button>
                <Button size="sm" variant="ghost" onClick={close}>
                  {t('later')}
                </Button>
              </span>
            </span>
          </span>
        )}
      </output>
    </section>
  )
}
