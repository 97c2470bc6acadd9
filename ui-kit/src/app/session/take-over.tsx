import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { earlyToken } from '../../client/early-answers.ts'
import { queryClientOf } from '../../components/queries/query-scope.tsx'
import { CHOICE_KEY } from '../../platform/organization-choice.ts'
import type { Platform } from '../../platform/platform.ts'
import { isPhone } from '../../platform/use-is-phone.ts'
import { ServedViewContext, type ServedView } from '../../platform/session/served-view.ts'
import { isKnown, useSessionStore, type Session } from '../../platform/session/session-store.ts'
import type { Client } from '../create-app.tsx'
import { replaceFrame } from './replace-frame.tsx'
import { servedView } from './served-view.ts'
import { showLastSeen } from './show-last-seen.ts'

/**
 * Starts the client on the page of a signed-in user, as soon as it has data: of the server, or of an earlier visit. It
 * hydrates what the first script has put in place of the frame, and replaces everything else.
 */
export async function takeOver(root: HTMLElement, client: Client, platform: Platform): Promise<void> {
  await Promise.race([restored(), shown(client)])
  const session = useSessionStore.getState()
  const view = isKnown(session) ? viewOf(session, client, platform) : null
  const app = <ServedViewContext value={view}>{client.app}</ServedViewContext>
  // Another user has signed in since the page was requested.
  const isForeign = session.token !== null && session.token !== earlyToken()
  if (isForeign) root.replaceChildren()
  if (isForeign || root.dataset.frame !== 'view' || session.status !== 'authenticated')
    return replaceFrame(root, app)
  delete root.dataset.frame
  startTransition(() => void hydrateRoot(root, app))
}

function viewOf(session: Session, { queryCache }: Client, { storage }: Platform): ServedView {
  return servedView({
    session,
    queryClient: queryClientOf(queryCache),
    chosenId: storage.get(CHOICE_KEY),
    isPhone: isPhone(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}

/** Resolves when an earlier visit has left something to show; otherwise never. */
async function shown({ queryCache }: Client): Promise<void> {
  if (!(await showLastSeen(queryCache))) await new Promise(() => undefined)
}

/** Resolves when the server has answered whose session this is, or cannot be reached. */
function restored(): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ status }: Session) => {
      if (status === 'unknown' || status === 'loading') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = useSessionStore.subscribe(look)
    look(useSessionStore.getState())
  })
}
