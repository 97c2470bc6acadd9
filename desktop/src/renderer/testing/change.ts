import { act } from '@testing-library/react'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { useDesktop } from '../state/desktop-store.ts'

/** The state of main changes. */
export function change(facts: Partial<DesktopState>): void {
  act(() => useDesktop.setState(facts))
}
