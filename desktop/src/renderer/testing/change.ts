import { act } from '@testing-library/react'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { useDesktop } from '../desktop-store.ts'

/** Changes the state of main. */
export function change(facts: Partial<DesktopState>): void {
  act(() => useDesktop.setState(facts))
}
