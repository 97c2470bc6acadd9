import type { AiPostState, AiRun, AiText } from '@fanfare/contract/ai/data/ai.ts'
import type { AiFailure } from '@fanfare/contract/ai/rules/ai.ts'
import { canGenerateMore, isOnItsWay } from '@fanfare/ui-kit/features/ai/api/run-queries.ts'
import { totalOf } from '@fanfare/ui-kit/features/ai/hooks/mood-selection.ts'

/** The number of texts shown per post; the others wait on its page. */
const SHOWN = 5

/** The state of generation for a post that runs low. `none`: there is no provider, or the user may not generate. */
export type Generation =
  | { step: 'none'; texts: AiText[] }
  | { step: 'offer'; texts: AiText[]; failure: AiFailure | null; problem: string | null }
  | { step: 'writing'; texts: AiText[]; arrived: number; wanted: number }
  /** Some texts are not shown: too many, or too similar to another. */
  | { step: 'review'; texts: AiText[]; waiting: number }

/** A post with a state or an action of generation. */
export type ShownGeneration = Exclude<Generation, { step: 'none' }>

interface Progress {
  isStarting: boolean
  /** Why the run could not be started. */
  problem: string | null
  /** The run that was started here, also after it has ended. */
  started: AiRun | null
}

/** The generation of a post as the panel shows it. Texts too similar to another are left to the page of the post. */
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
