import { app } from 'electron'
import { wordsOfCopy } from '../copies/tell-copy.ts'
import type { DeepLink } from '../deep-link/parse-link.ts'
import { show } from '../notifications/show.ts'
import { pauseUntil } from '../notifications/pause.ts'
import type { TrayCommands } from '../tray/menu.ts'
import type { Abilities } from './abilities.ts'
import type { Wish } from './command-line.ts'
import type { Windows } from './windows.ts'

/** What comes from outside of the windows: command lines, links, the tray. */
export function granter({ state, copies, signIn, speaker }: Abilities, { main, panel }: Windows) {
  const copy = async (postId: string | null) => {
    const result = await (postId === null ? copies.copyNext() : copies.copy(postId, null))
    show({ ...wordsOfCopy(result, speaker.t), silent: true })
  }
  const follow = (link: DeepLink) => {
    if (link.to === 'sign-in') {
      void signIn.comeBack(link.code, link.state)
      main.show()
    } else main.show(pathOf(link))
  }

  const wish = ({ link, copyNext, hidden }: Wish) => {
    if (link !== null) follow(link)
    else if (copyNext) void copy(null)
    else if (!hidden) main.show()
  }
  const commands: TrayCommands = {
    copy: (postId) => void copy(postId),
    undo: () => void copies.undo(),
    openPost: (postId) => main.show(`/posts/${postId}`),
    openPanel: panel.toggle,
    openDashboard: () => main.show('/dashboard'),
    pause: (pause) => state.setState({ pausedUntil: pauseUntil(pause, new Date()) }),
    quit: () => app.quit(),
  }
  return { wish, commands }
}

/** The screen a link leads to; none of its own for the way back from the browser. */
export function pathOf(link: DeepLink | null): string | undefined {
  if (link?.to === 'post') return `/posts/${link.postId}`
  return link?.to === 'dashboard' ? '/dashboard' : undefined
}
