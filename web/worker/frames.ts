import { framePathOf } from '@fanfare/contract/community/rules/frame_path.ts'
import { FRAME_HEADER, frameName, hintCookie } from '@fanfare/contract/community/rules/page_hint.ts'
import { clientPathOf } from '@fanfare/contract/core/rules/client_paths.ts'
import { keep } from './keep.ts'

/** The pages of screens with their frames. A frame names no user, and is the same for all addresses of its screen. */
export const FRAME_CACHE = 'frames'
/** About every screen for two hints. */
const FRAMES_MAX = 60

interface CookieStore {
  get: (name: string) => Promise<{ value: string } | null>
}

/**
 * The kept page of the screen at an address, for the hint that the server would get. Undefined without a hint, which a
 * device without a session does not have, and without a connection.
 */
export async function frameAt(url: string): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url)
  const path = framePathOf(pathname)
  // The address may ask for another language than the hint.
  if (path === undefined || searchParams.has('lang') || !navigator.onLine) return undefined
  const hint = await pageHint()
  const kept = hint && (await caches.match(keyOf(frameName(path, hint)), { cacheName: FRAME_CACHE }))
  // Without the address under which it was kept.
  return kept ? new Response(kept.body, kept) : undefined
}

/** Keeps a copy of a page that the server has named as a frame. */
export async function keepFrame(page: Response): Promise<void> {
  const name = page.headers.get(FRAME_HEADER)
  if (page.status === 200 && name !== null) await keep(FRAME_CACHE, keyOf(name), page.clone(), FRAMES_MAX)
}

/** Keeps the frame of an open page that came without the worker, so that the next visit need not be the third. */
export async function keepFrameOf(url: string): Promise<void> {
  // The query may hold a secret, and the frame is the same without it.
  const { pathname } = new URL(url)
  if (clientPathOf(pathname) !== undefined && (await pageHint())) await keepFrame(await fetch(pathname))
}

const keyOf = (name: string) => `/frames/${encodeURIComponent(name)}`

async function pageHint(): Promise<string | undefined> {
  const { cookieStore, location } = globalThis as typeof globalThis & { cookieStore?: CookieStore }
  return (await cookieStore?.get(hintCookie(location.protocol)))?.value
}
