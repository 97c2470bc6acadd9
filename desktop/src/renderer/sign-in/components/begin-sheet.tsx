import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { StandaloneCard } from '@fanfare/ui-kit/primitives/standalone-card.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { bridge } from '../../bridge.ts'
import { useAutoFocus } from '../../hooks/use-auto-focus.ts'
import { hostOf } from '../../host-of.ts'

export interface BeginSheetProps {
  server: string
  /** Why the last attempt failed. */
  wrong: 'refused' | 'unreachable' | null
  onChangeServer: () => void
}

/** Starts the sign-in in the browser. */
export function BeginSheet({ server, wrong, onChangeServer }: BeginSheetProps) {
  const { t } = useTranslation('desktop')
  return (
    <StandaloneCard title={t('signIn.title')} description={t('signIn.description')}>
      {wrong && (
        <Notice tone="danger" title={t(`signIn.${wrong}Title`)}>
          {t(`signIn.${wrong}`)}
        </Notice>
      )}
      <Button
        ref={useAutoFocus()}
        variant="primary"
        size="lg"
        icon={<ExternalLink aria-hidden />}
        onClick={() => void bridge.call('sign-in:start')}
      >
        {t('signIn.start')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="min-w-0 break-words">{t('signIn.server', { host: hostOf(server) })}</span>
        <Button variant="ghost" size="sm" onClick={onChangeServer}>
          {t('signIn.change')}
        </Button>
      </div>
    </StandaloneCard>
  )
}
