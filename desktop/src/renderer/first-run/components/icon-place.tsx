import { useTranslation } from 'react-i18next'
import { useDesktop } from '../../desktop-store.ts'
import { ClosingChoice } from '../../settings/components/closing-choice.tsx'
import { DesktopDrawing } from './desktop-drawing.tsx'

/** Where the icon of the client is; without a tray, what closing the window does. */
export function IconPlace() {
  const { t } = useTranslation('desktop')
  const edge = useDesktop(({ tray }) => tray)
  if (edge === null) return <ClosingChoice />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t('firstRun.icon')}</p>
        <p className="text-sm text-muted">{t(`firstRun.${edge}`)}</p>
      </div>
      <DesktopDrawing edge={edge} />
    </div>
  )
}
