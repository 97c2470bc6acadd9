import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '../../../platform/platform-context.ts'
import { Button } from '../../../primitives/button.tsx'

/** Opens this page in the browser, for changes that a provider has to confirm: the desktop client cannot sign in there. */
export function OpenBrowser() {
  const { t } = useTranslation()
  const { openExternal, origin } = usePlatform()
  const { pathname } = useLocation()
  return (
    <Button
      size="sm"
      className="mt-2 self-start"
      icon={<ExternalLink aria-hidden />}
      onClick={() => openExternal(origin() + pathname)}
    >
      {t('reauthentication.openBrowser')}
    </Button>
  )
}
