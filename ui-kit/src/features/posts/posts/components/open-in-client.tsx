import { Monitor } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { desktopPostLink } from '@fanfare/contract/core/rules/desktop.ts'
import { useOnce } from '../../../../components/use-once.ts'
import { tabStorage } from '../../../../platform/browser/browser-storage.ts'
import { desktopClientOf, preferDesktopClient } from '../../../../platform/desktop-client.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { ButtonAnchor } from '../../../../primitives/button-anchor.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

const OPENED_KEY = 'opened_in_client'

/**
 * Opens a post in the desktop client, in browsers that have signed it in: when the button is pressed, or at once for an
 * external link if the user prefers the client. Browsers do not report whether it has opened.
 */
export function OpenInClient({ postId }: { postId: string }) {
  const { t } = useTranslation('posts')
  const { kind, storage, origin } = usePlatform()
  const [client, setClient] = useState(() => desktopClientOf(storage))
  const [opened, setOpened] = useState(false)
  const anchor = useRef<HTMLAnchorElement>(null)
  const fromLink = useIsFromLink()
  useOnce(
    useCallback(() => {
      if (fromLink && isFirstOfPage() && client === 'preferred') anchor.current?.click()
    }, [fromLink, client]),
  )

  if (kind !== 'web' || client === 'unknown') return null
  const prefer = (preferred: boolean) => {
    preferDesktopClient(storage, preferred)
    setClient(preferred ? 'preferred' : 'installed')
  }
  return (
    <>
      <ButtonAnchor
        ref={anchor}
        href={desktopPostLink(postId, origin())}
        target="_self"
        variant="ghost"
        icon={<Monitor aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('client.open')}
      </ButtonAnchor>
      {opened && (
        <div className="basis-full">
          <Notice tone="info" title={t('client.opened')}>
            <div className="pt-1.5">
              <Checkbox label={t('client.always')} checked={client === 'preferred'} onChange={prefer} />
            </div>
          </Notice>
        </div>
      )}
    </>
  )
}

/** True once per page load: navigating back within the client leads here, too. */
function isFirstOfPage(): boolean {
  const page = String(performance.timeOrigin)
  if (tabStorage.get(OPENED_KEY) === page) return false
  tabStorage.set(OPENED_KEY, page)
  return true
}

/** Whether this page was opened by an external link, rather than by a link of the client or a reload. */
function useIsFromLink(): boolean {
  const { key } = useLocation()
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return key === 'default' && load?.type !== 'reload' && load?.type !== 'back_forward'
}
