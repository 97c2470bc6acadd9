import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'

/** Renders an element of the kit for a test in a real browser. */
export function renderElement(element: ReactElement) {
  return render(<MemoryRouter>{element}</MemoryRouter>)
}

/** Milliseconds. The first popup of a file loads its code, which takes seconds on a busy machine. */
const POPUP_TIMEOUT = 10_000

/** Waits until the focus is inside an element with a role: popups take the focus after they have appeared. */
export async function focusInside(role: 'menu' | 'dialog' | 'alertdialog'): Promise<void> {
  const isInside = () => document.activeElement?.closest(`[role=${role}]`) != null
  await expect.poll(isInside, { timeout: POPUP_TIMEOUT }).toBe(true)
}
