import { create } from 'zustand'

/** Whether a part of the page could not be loaded or has failed; a reload is what helps. */
export const useFailedPart = create<{ hasFailed: boolean }>()(() => ({ hasFailed: false }))

/** Tells the shell, which says so. */
export function reportFailedPart(): void {
  useFailedPart.setState({ hasFailed: true })
}
