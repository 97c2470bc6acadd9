import { use, useSyncExternalStore } from 'react'
import { phaseOf, type Phase, type Scheduled } from '@fanfare/contract/posts/rules/phase.ts'
import { onTick } from '../i18n/clock.ts'
import { ServedViewContext } from '../platform/session/served-view.ts'

const EPOCH = new Date(0)

/**
 * Whether a post is scheduled, asks for comments or has ended, kept up to date. Pages for visitors are cached, so in their
 * HTML no post has ended until they are hydrated.
 */
export function usePhase(post: Scheduled): Phase {
  const isServed = use(ServedViewContext) !== null
  const phase = () => phaseOf(post, new Date())
  return useSyncExternalStore(onTick, phase, () => (isServed ? phase() : phaseOf(post, EPOCH)))
}
