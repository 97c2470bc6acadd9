import { create } from 'zustand'
import type { AiMoodSelection } from '@fanfare/contract/data/ai.ts'

/** What the dialog of a post shows. */
export type AiDialogView =
  /** The form; with moods it starts from those, else from the last choices. */
  | { name: 'generate'; moods: AiMoodSelection[] | null }
  /** The texts that wait for review; with a run that was started here, also how that ended. */
  | { name: 'review'; startedId: string | null }

interface AiDialogState {
  /** The post whose dialog is open; null when none is. */
  postId: string | null
  /** Stays when the dialog closes, for the transition. */
  view: AiDialogView
}

/** The dialog of the page. The heading and the supply line open the same one. */
export const useAiDialog = create<AiDialogState>()(() => ({
  postId: null,
  view: { name: 'generate', moods: null },
}))

export function openGenerate(postId: string, moods: AiMoodSelection[] | null = null): void {
  useAiDialog.setState({ postId, view: { name: 'generate', moods } })
}

export function openReview(postId: string, startedId: string | null = null): void {
  useAiDialog.setState({ postId, view: { name: 'review', startedId } })
}

export function closeAiDialog(): void {
  useAiDialog.setState({ postId: null })
}
