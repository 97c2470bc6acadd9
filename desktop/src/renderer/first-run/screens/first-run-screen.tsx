import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Card } from '@fanfare/ui-kit/primitives/card.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { PageHeader } from '@fanfare/ui-kit/primitives/page-header.tsx'
import { SUGGESTED_SHORTCUTS } from '../../../shared/settings.ts'
import { useDesktop } from '../../desktop-store.ts'
import { useAutoFocus } from '../../hooks/use-auto-focus.ts'
import { changeSettings } from '../../settings/components/change-settings.ts'
import { LaunchChoice } from '../../settings/components/launch-choice.tsx'
import { ShortcutRow } from '../../settings/components/shortcut-row.tsx'
import { IconPlace } from '../components/icon-place.tsx'
import { OwnQuietHours } from '../components/own-quiet-hours.tsx'
import { useFinishFirstRun } from '../hooks/use-finish-first-run.ts'

/** Shown once on a computer, after the first sign-in: the choices that its settings repeat. */
export default function FirstRunScreen() {
  const { t } = useTranslation('desktop')
  const wayland = useDesktop((desktop) => desktop.wayland)
  const [launch, setLaunch] = useState(true)
  const { start, skip } = useFinishFirstRun()
  useSuggestedShortcut()
  const finish = async () => {
    if (!(await start(launch))) setLaunch(false)
  }
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-5 px-4 py-6">
      <Meta title={t('firstRun.title')} noindex />
      <PageHeader title={t('firstRun.title')} description={t('firstRun.description')} />
      <Card padded={false} className="divide-y divide-line *:px-5 *:py-4">
        <LaunchChoice checked={launch} onChange={setLaunch} />
        <div className="flex flex-col gap-3">
          <ShortcutRow name="shortcut" />
          {wayland && <Notice tone="info">{t('shortcut.wayland')}</Notice>}
        </div>
        <IconPlace />
        <OwnQuietHours />
      </Card>
      <div className="flex justify-end gap-2">
        <Button size="lg" variant="ghost" onClick={skip}>
          {t('firstRun.skip')}
        </Button>
        <Button ref={useAutoFocus()} size="lg" variant="primary" onClick={() => void finish()}>
          {t('firstRun.start')}
        </Button>
      </div>
    </div>
  )
}

/** Tries the suggested shortcut at once, so that the screen can say when another program has its keys. */
function useSuggestedShortcut(): void {
  useEffect(() => {
    const { wayland, settings } = useDesktop.getState()
    if (settings.firstRunDone !== false || settings.shortcut !== null) return
    // A Wayland desktop would interrupt with a question of its own.
    if (!wayland) changeSettings({ shortcut: SUGGESTED_SHORTCUTS.shortcut })
  }, [])
}
