import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { ProgressBar } from '@fanfare/ui-kit/primitives/progress-bar.tsx'
import { SectionCard } from '@fanfare/ui-kit/primitives/section-card.tsx'
import type { UpdateState } from '../../../shared/desktop-state.ts'
import { bridge } from '../../bridge.ts'
import { useDesktop } from '../../desktop-store.ts'
import { changeSettings } from './change-settings.ts'

/** Updates, for builds that can update themselves. */
export function UpdatesSection() {
  const { t } = useTranslation('desktop')
  const { update, settings } = useDesktop()
  if (update.step === 'unsupported') return null
  return (
    <SectionCard title={t('update.title')}>
      <UpdateStep update={update} />
      <Checkbox
        label={t('update.auto')}
        checked={settings.checkForUpdates}
        onChange={(checked) => changeSettings({ checkForUpdates: checked })}
      />
      <Checkbox
        label={t('update.early')}
        description={t('update.earlyHint')}
        checked={settings.earlyVersions}
        onChange={(checked) => changeSettings({ earlyVersions: checked })}
      />
    </SectionCard>
  )
}

interface UpdateStepProps {
  update: Exclude<UpdateState, { step: 'unsupported' }>
}

/** The state of the update, with the matching button. */
function UpdateStep({ update }: UpdateStepProps) {
  const { t } = useTranslation('desktop')
  const installed = useDesktop(({ version }) => version)
  switch (update.step) {
    case 'idle':
      return <Line text={t('update.newest', { version: installed })} action={<Check />} />
    case 'checking':
      return <Line text={t('update.checking')} action={<Check busy />} />
    case 'failed':
      return <Line text={t('update.failed')} action={<Check />} />
    case 'available':
    case 'ready':
      return <Line text={t(`update.${update.step}`, { version: update.version })} action={<Install />} />
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

function Line({ text, action }: { text: string; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <output>{text}</output>
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
