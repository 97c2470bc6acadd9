import { ArrowLeft, ArrowRight, Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '@fanfare/ui-kit/primitives/icon-button.tsx'
import { bridge } from '../bridge.ts'
import { useHistorySteps } from './use-history-steps.ts'

// Disabled most of the time, so without the frame of disabled buttons.
const STEP = 'disabled:border-transparent!'

/** The start of the header: the menu of the application, where the system has no place for it, and the ways back and forward. */
export function Toolbar() {
  const { t } = useTranslation('desktop')
  const steps = useHistorySteps()
  const navigate = useNavigate()
  return (
    <div role="toolbar" aria-label={t('toolbar.label')} className="flex">
      {bridge.platform !== 'darwin' && (
        <span className="hidden md:inline-flex">
          <IconButton
            label={t('toolbar.menu')}
            icon={<Menu aria-hidden />}
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect()
              void bridge.call('menu:open', left, bottom)
            }}
          />
        </span>
      )}
      <IconButton
        label={t('toolbar.back')}
        icon={<ArrowLeft aria-hidden />}
        className={STEP}
        disabled={!steps.back}
        onClick={() => void navigate(-1)}
      />
      <IconButton
        label={t('toolbar.forward')}
        icon={<ArrowRight aria-hidden />}
        className={STEP}
        disabled={!steps.forward}
        onClick={() => void navigate(1)}
      />
    </div>
  )
}
