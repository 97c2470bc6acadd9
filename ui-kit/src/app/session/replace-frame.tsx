import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { ServedFrameContext, type ServedFrame } from '../served-frame.tsx'

/** Renders until the first commit, which replaces the frame. Before it, React does not notice that the session changes. */
export function replaceFrame(root: HTMLElement, app: ReactElement): void {
  const frame = new FrameOf(root)
  const client = createRoot(root)
  const render = () => client.render(<ServedFrameContext value={frame}>{app}</ServedFrameContext>)
  void frame.gone.then(useSessionStore.subscribe(render))
  render()
}

class FrameOf implements ServedFrame {
  readonly #root: HTMLElement
  readonly gone: Promise<void>
  #resolve: () => void = () => undefined

  constructor(root: HTMLElement) {
    this.#root = root
    // From here on the first script must not put anything into it: the app may be committed at any time.
    root.dataset.frame = 'taken'
    this.gone = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  leave(): void {
    delete this.#root.dataset.frame
    this.#resolve()
  }
}
