import { create } from 'zustand'

/** The ids of toasts whose action is no longer possible. The toaster reads them. */
export const useOverActions = create<readonly string[]>()(() => [])

/** Removes the action of the toast with this id, if it is still shown, and says that it is over. */
export function endToastAction(id: string): void {
  useOverActions.setState([id], true)
}
