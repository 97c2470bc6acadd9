import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSettingsPath } from '../../../shared/settings-paths.ts'
import { useDesktop } from '../../desktop-store.ts'
import { FIRST_RUN_PATH } from '../first-run-path.ts'

/** The start screens lead on after the sign-in by themselves, to the page that required it. The panel stays usable. */
const PASSED = new Set(['/', '/login', '/register', '/panel', FIRST_RUN_PATH])

/** Leads to the screen of the first run while it is due. That screen leads back. */
export function useFirstRun(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isDue = useDesktop(
    ({ sessionHandle, settings }) => sessionHandle !== null && settings.firstRunDone === false,
  )
  useEffect(() => {
    if (!isDue || PASSED.has(pathname) || isSettingsPath(pathname)) return
    void navigate(FIRST_RUN_PATH, { replace: true, state: { next: pathname + search } })
  }, [isDue, pathname, search, navigate])
}
