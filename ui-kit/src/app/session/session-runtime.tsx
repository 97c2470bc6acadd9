import { lazy } from 'react'
import { Optional } from '../../components/optional.tsx'
import { useHiddenTargets } from '../../components/undo/pending-actions.ts'
import { LiveSession } from '../live/live-session.tsx'
import { LanguageEffects } from './language-effects.tsx'
import { SessionEffects } from './session-effects.tsx'

const RestoredActions = lazy(() => import('../../components/undo/restored-actions.tsx'))

/** Components that run next to the pages once there is, or has been, a session. */
export default function SessionRuntime() {
  const hasPending = useHiddenTargets().size > 0
  return (
    <>
      <SessionEffects />
      <LanguageEffects />
      <LiveSession />
      <Optional>{hasPending && <RestoredActions />}</Optional>
    </>
  )
}
