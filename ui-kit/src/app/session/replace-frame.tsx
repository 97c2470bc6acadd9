import { startTransition, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { ServedFrameContext, type ServedFrame } from '../served-frame.tsx'

/**
 * Renders until the first commit, which replaces the frame. Before it, React does not notice that the session changes. It
 * renders in parts, so that the page answers meanwhile.
 */
export function replaceFrame(root: HTMLElement, app: ReactElement): void {
  const frame = frameOf(root)
  // Without the server, no content would ever replace it.
  if (useSessionStore.getState().status === 'offline') frame.leave()
  const client = createRoot(root)
  const render = () =>
    startTransition(() => client.render(<ServedFrameContext value={frame}>{app}</ServedFrameContext>))
  void frame.gone.then(useSessionStore.subscribe(render))
  render()
}

function frameOf({ dataset }: HTMLElement): ServedFrame {
  // From here on the first script must not put anything into it: the app may be committed at any time.
  dataset.frame = 'taken'
  let leave!: () => void
  const gone = new Promise<void>((resolve) => {
    leave = () => {
      delete dataset.frame
      resolve()
    }
  })
  return { gone, leave }
}
