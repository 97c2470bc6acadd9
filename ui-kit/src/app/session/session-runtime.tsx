import { LiveSession } from '../live/live-session.tsx'
import { LanguageEffects } from './language-effects.tsx'
import { SessionEffects } from './session-effects.tsx'

/** What runs beside the pages while there is, or has been, a session. */
export default function SessionRuntime() {
  return (
    <>
      <SessionEffects />
      <LanguageEffects />
      <LiveSession />
    </>
  )
}
