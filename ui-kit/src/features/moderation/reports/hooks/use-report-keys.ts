import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { isNotForPage } from '../../../../platform/preferences/key-filters.ts'
import { usePreferences } from '../../../../platform/preferences/preferences-store.ts'
import { ACT_KEYS } from '../components/admin/report-decisions.ts'

/** J shows the next report, K the previous one; the keys of the acts press their buttons. */
export function useReportKeys(onMove: (by: 1 | -1) => void): void {
  const act = useEffectEvent((event: KeyboardEvent, run: () => void) => {
    if (!usePreferences.getState().shortcuts) return
    event.preventDefault()
    run()
  })
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const acts = Object.values(ACT_KEYS).map((key) => [
      key.toLowerCase(),
      (event: KeyboardEvent) => act(event, () => press(key)),
    ])
    const keys = {
      ...Object.fromEntries(acts),
      j: (event: KeyboardEvent) => act(event, () => move(1)),
      k: (event: KeyboardEvent) => act(event, () => move(-1)),
    }
    return tinykeys(window, keys, { ignore: isNotForPage })
  }, [])
}

function press(key: string): void {
  document.querySelector<HTMLElement>(`#main [aria-keyshortcuts="${key}"]`)?.click()
}
