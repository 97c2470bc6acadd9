import { LiveSession } from '../live/live-session.tsx'
import { LanguageEffects } from './language-effects.tsx'
import { SessionEffects } from './session-effects.tsx'

/** Components that run next to the pages once there is, or has been, a session. */
export default function SessionRuntime() {
  return (
    <>
      <SessionEffects />
      <LanguageEffects />
      <LiveSession />
    </>
  )
}
