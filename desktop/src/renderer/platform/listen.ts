import type { ListenLive } from '@fanfare/ui-kit/platform/platform.ts'
import { bridge } from '../bridge.ts'
import { useDesktop } from '../state/desktop-store.ts'
import type { Reach } from '../../shared/desktop-state.ts'

const STATES = { unknown: 'connecting', online: 'live', offline: 'waiting' } as const

/** Hears the events from main, which holds the one stream of this computer. */
export const listenToMain: ListenLive = ({ onEvent, onState }) => {
  const show = ({ reach }: { reach: Reach }) => onState(STATES[reach])
  show(useDesktop.getState())
  const stopEvents = bridge.on('live:event', onEvent)
  const stopStates = useDesktop.subscribe(show)
  return () => {
    stopEvents()
    stopStates()
  }
}
