import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { ProgressBar } from '@fanfare/ui-kit/primitives/progress-bar.tsx'
import type { UpdateState } from '../../shared/desktop-state.ts'
import { bridge } from '../bridge.ts'
import { useDesktop } from '../state/desktop-store.ts'

export interface UpdateStepProps {
  update: Exclude<UpdateState, { step: 'unsupported' }>
}

/** How far the client is with a newer version, and what can be done about it. */
export function UpdateStep({ update }: UpdateStepProps) {
  const { t } = useTranslation('desktop')
  const installed = useDesktop(({ version }) => version)
  switch (update.step) {
    case 'idle':
      return <Line says={t('update.newest', { version: installed })} action={<Check />} />
    case 'checking':
      return <Line says={t('update.checking')} action={<Check busy />} />
    case 'failed':
      return <Line says={t('update.failed')} action={<Check />} />
    case 'available':
    case 'ready':
      return <Line says={t(`update.${update.step}`, { version: update.version })} action={<Install />} />
    case 'downloading': {
      const label = t('update.downloading', { version: update.version })
      return (
        <div className="flex flex-col gap-2">
          <output>{label}</output>
          <ProgressBar label={label} value={update.percent} max={100} />
        </div>
      )
    }
  }
}

function Line({ says, action }: { says: string; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <output>{says}</output>
      {action}
    </div>
  )
}

function Check({ busy = false }: { busy?: boolean }) {
  const { t } = useTranslation('desktop')
  return (
    <Button busy={busy} onClick={() => void bridge.call('update:check')}>
      {t('update.check')}
    </Button>
  )
}

function Install() {
  const { t } = useTranslation('desktop')
  return (
    <Button variant="primary" onClick={() => void bridge.call('update:install')}>
      {t('update.install')}
    </Button>
  )
}
