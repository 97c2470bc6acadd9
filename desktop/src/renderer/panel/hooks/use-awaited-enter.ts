import { useEffect } from 'react'
import { enterStep, type ListedWords } from '../enter-step.ts'

export interface AwaitedEnterOptions extends ListedWords {
  /** The words for which Enter was pressed; null when it was not, or has been handled. */
  awaited: string | null
  onEnd: () => void
  onAct: () => void
}

/** Lets an Enter act once, on the results for the words that were typed when it was pressed. */
export function useAwaitedEnter({ awaited, words, status, onEnd, onAct }: AwaitedEnterOptions): void {
  const step = awaited === null ? null : enterStep(awaited, { words, status })
  useEffect(() => {
    if (step === null || step === 'wait') return
    onEnd()
    if (step === 'act') onAct()
  }, [step, onEnd, onAct])
}
