import { create } from 'zustand'

/** Whether a part of the page could not be loaded or has failed; a reload may fix it. */
export const useFailedPart = create<{ hasFailed: boolean }>()(() => ({ hasFailed: false }))

/** Reports a failed part to the shell, which shows a notice. */
export function reportFailedPart(): void {
  useFailedPart.setState({ hasFailed: true })
}
