import { CircleAlert, LoaderCircle, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import type { CaptchaState } from '../hooks/use-captcha.ts'

export interface CaptchaStatusProps {
  state: CaptchaState
  /** The form was sent before it was ready. */
  isAwaited: boolean
  onRetry: () => void
}

/** The progress of the captcha. It needs no interaction, unless it has failed. */
export function CaptchaStatus({ state, isAwaited, onRetry }: CaptchaStatusProps) {
  const { t } = useTranslation(['support', 'common'])
  if (state.status === 'unneeded') return null
  if (state.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {t('captcha.failed')}
        <Button size="sm" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      </div>
    )
  }
  if (isAwaited && state.status === 'checking') {
    return (
      <Notice tone="info">
        {t(state.kind === 'recaptcha' ? 'captcha.recaptchaNotReady' : 'captcha.notReady')}
      </Notice>
    )
  }
  const isReady = state.status === 'ready'
  return (
    <output className="flex items-center gap-2 text-sm text-faint">
      {isReady ? (
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-ok" />
      ) : (
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
      )}
      {isReady ? t('captcha.ready') : t('captcha.checking')}
    </output>
  )
}
