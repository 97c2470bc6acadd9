import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const FADE_MS = 150

/**
 * A new screen fades in where motion is welcome, and can be used meanwhile; going back is immediate. `startViewTransition`
 * would change the page only after a picture of the old screen, which a busy machine takes long to draw.
 */
export function useScreenFade(): void {
  const { pathname } = useLocation()
  const isTraversal = useNavigationType() === 'POP'
  const previous = useRef(pathname)
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (isTraversal || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    document.querySelector('#main')?.animate({ opacity: [0.3, 1] }, { duration: FADE_MS, easing: 'ease-out' })
  }, [pathname, isTraversal])
}
