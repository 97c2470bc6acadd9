import { useEffect } from 'react'
import { enterStep, type ListedWords } from '../enter-step.ts'

/** An Enter that waits for the results of its search. */
export interface AwaitedEnter {
  /** The words for which it was pressed. */
  words: string
  /** Whether the post opens after the copy. */
  opensPost: boolean
}

export interface AwaitedEnterOptions extends ListedWords {
  /** Null when Enter was not pressed, or has been handled. */
  awaited: AwaitedEnter | null
  onEnd: () => void
  onAct: (awaited: AwaitedEnter) => void
}

/**
 * Lets an Enter act once, on the results for the words that were typed when it was pressed. Returns whether it waits for
 * them.
 */
export function useAwaitedEnter({ awaited, words, status, onEnd, onAct }: AwaitedEnterOptions): boolean {
  const step = awaited === null ? null : enterStep(awaited.words, { words, status })
  useEffect(() => {
    if (awaited === null || step === 'wait') return
    onEnd()
    if (step === 'act') onAct(awaited)
  }, [awaited, step, onEnd, onAct])
  return step === 'wait'
}
