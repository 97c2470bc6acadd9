import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '@fanfare/ui-kit/platform/platform-context.ts'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { StandaloneCard } from '@fanfare/ui-kit/primitives/standalone-card.tsx'
import { Meta } from '@fanfare/ui-kit/primitives/meta.tsx'

/** Replaces pages that handle passwords or start a session: these are left to the browser. */
export default function InBrowserScreen() {
  const { t } = useTranslation('desktop')
  const { openExternal, origin } = usePlatform()
  const { pathname, search } = useLocation()
  return (
    <div className="px-4">
      <Meta title={t('browser.title')} noindex />
      <StandaloneCard title={t('browser.title')} description={t('browser.description')}>
        <div className="flex flex-col gap-2">
          <Button
            variant="primary"
            size="lg"
            icon={<ExternalLink aria-hidden />}
            onClick={() => openExternal(origin() + pathname + search)}
          >
            {t('browser.open')}
          </Button>
          <ButtonLink variant="ghost" to="/">
            {t('browser.back')}
          </ButtonLink>
        </div>
      </StandaloneCard>
    </div>
  )
}
