import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { useConnectionStore } from '../app/live/connection-store.ts'
import { useShellStore } from '../app/shell/shell-store.ts'
import { useConsent } from '../features/community/analytics/hooks/consent-store.ts'
import { usePreferences } from '../platform/preferences/preferences-store.ts'
import { useFailedPart } from '../platform/failed-part.ts'
import { useToastQueue } from '../primitives/toast.ts'
import { useSessionStore } from '../platform/session/session-store.ts'
import { loadLateCode } from './load-late-code.ts'

// The first screen of a file loads its code, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 })

// Popups are preloaded, so that a press responds at once. Loading them has its own test.
await loadLateCode()

/** Test files share one document and one instance of each module, so every test leaves both as it found them. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // A test file may use the Node environment.
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.title = ''
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  useSessionStore.setState(useSessionStore.getInitialState(), true)
  usePreferences.setState(usePreferences.getInitialState(), true)
  useShellStore.setState(useShellStore.getInitialState(), true)
  useConsent.setState(useConsent.getInitialState(), true)
  useConnectionStore.setState(useConnectionStore.getInitialState(), true)
  useToastQueue.setState(useToastQueue.getInitialState(), true)
  useFailedPart.setState(useFailedPart.getInitialState(), true)
})
