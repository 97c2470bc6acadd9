import { create } from 'zustand'
import type { AiMoodSelection } from '@fanfare/contract/ai/data/ai.ts'

/** What the dialog of a post shows. */
export type AiDialogView =
  /** The form; with moods it starts from those, else from the last choices. */
  | { name: 'generate'; moods: AiMoodSelection[] | null }
  /** The texts that wait for review; with a run that was started here, also its outcome. */
  | { name: 'review'; startedId: string | null }

interface AiDialogState {
  /** The post whose dialog is open; null when none is. */
  postId: string | null
  /** Stays when the dialog closes, for the transition. */
  view: AiDialogView
  /** The element that had the focus when the dialog opened; null when it is about to be removed. */
  opener: Element | null
}

/** The dialog of the page, shared by the heading and the supply line. */
export const useAiDialog = create<AiDialogState>()(() => ({
  postId: null,
  view: { name: 'generate', moods: null },
  opener: null,
}))

export function openGenerate(postId: string, moods: AiMoodSelection[] | null = null): void {
  open(postId, { name: 'generate', moods })
}

export function openReview(postId: string, startedId: string | null = null): void {
  open(postId, { name: 'review', startedId })
}

export function closeAiDialog(): void {
  useAiDialog.setState({ postId: null })
}

/** Closes the dialog after the last decision, which removes the button that opened it. */
export function finishReview(): void {
  useAiDialog.setState({ postId: null, opener: null })
}

/** The element that gets the focus when the dialog closes; null when it has been removed. */
export function openerOfDialog(): HTMLElement | null {
  const { opener } = useAiDialog.getState()
  return opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null
}

function open(postId: string, view: AiDialogView): void {
  useAiDialog.setState(({ postId: openId, opener }) => ({
    postId,
    view,
    opener: openId === null ? document.activeElement : opener,
  }))
}
