import type { AiPostState, AiRun, AiText } from '@fanfare/contract/data/ai.ts'
import type { AiFailure } from '@fanfare/contract/rules/ai.ts'
import { canGenerateMore, isOnItsWay } from '@fanfare/ui-kit/features/ai/api/run-queries.ts'
import { totalOf } from '@fanfare/ui-kit/features/ai/hooks/mood-selection.ts'

/** The texts that are shown of each post; the others wait on its page. */
const SHOWN = 5

/** Where a post that runs low stands. `none`: the organization has no provider, or the person may not generate. */
export type Generation =
  | { step: 'none'; texts: AiText[] }
  | { step: 'offer'; texts: AiText[]; failure: AiFailure | null; problem: string | null }
  | { step: 'writing'; texts: AiText[]; arrived: number; wanted: number }
  /** Some texts are not shown: too many, or too like another. */
  | { step: 'review'; texts: AiText[]; waiting: number }

interface Progress {
  isStarting: boolean
  /** Why the run could not be started. */
  problem: string | null
  /** The run that was started here, also after it has ended. */
  started: AiRun | null
}

/** What the panel shows of a post's generation. Texts that are too like another are left to the page of the post. */
export function toGeneration(state: AiPostState, { isStarting, problem, started }: Progress): Generation {
  const all = state.runs.flatMap((run) => run.texts)
  const texts = all.filter(({ similarTo }) => similarTo === null).slice(0, SHOWN)
  const running = state.runs.filter(isOnItsWay)
  if (isStarting || running.length > 0) {
    const count = (of: (run: AiRun) => number) => running.reduce((sum, run) => sum + of(run), 0)
    const wanted = running.length > 0 ? count((run) => run.wanted) : totalOf(state.more)
    return { step: 'writing', texts, arrived: count((run) => run.arrived), wanted }
  }
  if (all.length > texts.length) return { step: 'review', texts, waiting: all.length - texts.length }
  if (texts.length > 0 || !canGenerateMore(state)) return { step: 'none', texts }
  return { step: 'offer', texts, failure: started?.failure ?? null, problem }
}
