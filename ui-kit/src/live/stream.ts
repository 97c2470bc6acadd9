import { STREAM_HEARTBEAT, type StreamEvent } from '@fanfare/contract/events.ts'
import { backoff } from './backoff.ts'
import { createEventParser } from './event-parser.ts'
import { createWatchdog } from './watchdog.ts'

/**
 *  connecting ──answer──▶ live ──end, error or silence──▶ waiting ──pause over──▶ connecting …
 *      │ 401                                                  ▲
 *      ▼                     └───────── no answer ────────────┘
 *    closed ◀── close()
 */
export type LiveState = 'connecting' | 'live' | 'waiting' | 'closed'

export interface StreamOptions {
  url: string
  token: string
  onEvent: (event: StreamEvent) => void
  onState: (state: LiveState) => void
  /** The server refuses the token. */
  onRefused: () => void
  /** Milliseconds of silence after which the connection counts as lost. */
  patience?: number
  pause?: (failures: number) => number
  /** What asks; the place's own unless told otherwise. */
  fetch?: typeof fetch
}

/**
 * Listens to the event stream until it is closed. Reads with `fetch`, because `EventSource` cannot send a
 * token; comes back with `Last-Event-ID`, so that the server can replay what was missed.
 */
export function openStream(options: StreamOptions): () => void {
  const stop = new AbortController()
  void listen(options, stop.signal)
  return () => stop.abort()
}

interface Progress {
  lastId: string | null
  failures: number
  /** Something may have been missed, and there is no id to ask from. */
  gap: boolean
}

async function listen(options: StreamOptions, stopped: AbortSignal): Promise<void> {
  const progress: Progress = { lastId: null, failures: 0, gap: false }
  while (!stopped.aborted) {
    options.onState('connecting')
    const outcome = await readOnce(options, progress, stopped)
    if (outcome === 'refused') options.onRefused()
    if (outcome === 'refused' || stopped.aborted) break
    progress.failures += 1
    progress.gap = progress.lastId === null
    options.onState('waiting')
    await sleep((options.pause ?? backoff)(progress.failures), stopped)
  }
  options.onState('closed')
}

async function readOnce(
  options: StreamOptions,
  progress: Progress,
  stopped: AbortSignal,
): Promise<'lost' | 'refused'> {
  const attempt = new AbortController()
  const abort = () => attempt.abort()
  stopped.addEventListener('abort', abort)
  const watchdog = createWatchdog(options.patience ?? 2 * STREAM_HEARTBEAT, abort)
  try {
    const response = await (options.fetch ?? fetch)(options.url, {
      headers: headersFor(options, progress),
      signal: attempt.signal,
    })
    if (response.status === 401) return 'refused'
    if (!response.ok || response.body === null) return 'lost'
    welcome(options, progress)
    await readBody(response.body, options, progress, watchdog.feed)
  } catch {
    // A lost connection is the normal end of a stream; the loop comes back.
  } finally {
    watchdog.stop()
    stopped.removeEventListener('abort', abort)
  }
  return 'lost'
}

function headersFor({ token }: StreamOptions, { lastId }: Progress): Record<string, string> {
  return {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    ...(lastId !== null && { 'last-event-id': lastId }),
  }
}

function welcome(options: StreamOptions, progress: Progress): void {
  progress.failures = 0
  options.onState('live')
  if (progress.gap) options.onEvent({ type: 'resync' })
  progress.gap = false
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  options: StreamOptions,
  progress: Progress,
  onLife: () => void,
): Promise<void> {
  const parse = createEventParser(({ id, data }) => {
    if (id !== null) progress.lastId = id
    if (data !== null) options.onEvent(JSON.parse(data) as StreamEvent)
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onLife()
    parse(decoder.decode(part.value, { stream: true }))
  }
}

function sleep(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stopped.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
