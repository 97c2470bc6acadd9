import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SETTINGS_PATH } from '../../shared/settings-paths.ts'
import { bridge } from '../bridge.ts'
import { isShownIn, windowAt, type OwnWindow } from './own-window.ts'

/** Opens the screens of the other window there: what a link leads to, and what the client itself navigates to. */
export function useOtherWindow(): void {
  const [own] = useState(() => windowAt(location.pathname))
  useLinksToOther(own)
  useWayBack(own)
}

/** Nothing happens in this window then, so that its forms keep what was typed. */
function useLinksToOther(own: OwnWindow): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const path = pathOfLink(event)
      if (path === null || isShownIn(own, path)) return
      // The router leaves such a click alone; menus close as always.
      event.preventDefault()
      void bridge.call('window:open', path)
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [own])
}

function pathOfLink({ target, button }: MouseEvent): string | null {
  const link = target instanceof Element && button === 0 ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.host !== location.host)
    return null
  return link.pathname + link.search + link.hash
}

function useWayBack(own: OwnWindow): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (isShownIn(own, pathname)) return
    void bridge.call('window:open', pathname + search + hash)
    if (globalThis.navigation?.canGoBack) void navigate(-1)
    else void navigate(own === 'settings' ? SETTINGS_PATH : '/', { replace: true })
  }, [own, pathname, search, hash, navigate])
}
